import type { ClashDetails } from "@meridian/core/contracts/scheduling/booking";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { renderUi } from "@meridian/ui/testing/render";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ClashNotice } from "./clash-notice.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

const shown: Element[] = [];
const original = Element.prototype.scrollIntoView;
beforeEach(() => {
  shown.length = 0;
  Element.prototype.scrollIntoView = function note() {
    shown.push(this);
  };
});
afterEach(() => {
  Element.prototype.scrollIntoView = original;
});

const details: ClashDetails = {
  clashes: [
    {
      resource: "professional",
      cause: "closed",
      label: "Demo municipal holiday",
      start: "2027-01-04T00:00:00.000Z",
      end: "2027-01-05T00:00:00.000Z",
    },
  ],
  free: [],
};

it("is led to where it stands below what the screen shows", async () => {
  await renderUi(
    <ClashNotice {...details} wanted="2027-01-04" busy={false} onTake={vi.fn()} onOverride={vi.fn()} />,
    { namespaces: ["scheduling"] },
  );
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toContain("This time is not available");
  expect(shown.some((element) => element.contains(notice))).toBe(true);
});
