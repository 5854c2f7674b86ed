import { render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { expect, it } from "vitest";
import CmmAddress from "./cmm-address.tsx";
import { screens } from "./screens.ts";

const Place = () => <p>{useLocation().pathname}</p>;

it.each([
  ["", "/dashboard/catalogues/formulas"],
  ["/substances", "/dashboard/catalogues/substances"],
  ["/formulas/new", "/dashboard/catalogues/formulas/new"],
  ["/formulas/mahuangtang/edit", "/dashboard/catalogues/formulas/entries/mahuangtang"],
  ["/substances/new/edit", "/dashboard/catalogues/substances/entries/new"],
  ["/interactions", "/not-found"],
])("treatments/cmm%s leads to %s", (address, place) => {
  render(
    <MemoryRouter initialEntries={[`/dashboard/treatments/cmm${address}`]}>
      <Routes>
        {screens.map(({ path }) => (
          <Route key={path} path={path} element={<CmmAddress />} />
        ))}
        <Route path="*" element={<Place />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByText(place)).toBeTruthy();
});
