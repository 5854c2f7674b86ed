import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Link, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { useFilters } from "./use-filters.ts";

function List() {
  const { typed, type, search } = useFilters();
  return (
    <>
      <input aria-label="Search" value={typed} onChange={(event) => type(event.currentTarget.value)} />
      <output>{search}</output>
      <Link to="/one">Open</Link>
    </>
  );
}

/** A list, and a screen that is there only when `arrive` was called. */
function open() {
  let arrive: () => void = () => undefined;
  const loaded = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const router = createMemoryRouter(
    [
      { path: "/", element: <List /> },
      { path: "/one", element: <h1>One of them</h1>, loader: () => loaded },
    ],
    { initialEntries: ["/"] },
  );
  render(<RouterProvider router={router} />);
  return { router, arrive };
}

it("searches a moment after the last letter", async () => {
  const { router } = open();
  await userEvent.type(screen.getByLabelText("Search"), "boldo ");
  await expect.poll(() => router.state.location.search).toBe("?q=boldo");
  await expect.poll(() => screen.getByRole("status").textContent).toBe("boldo");
});

it("opens what was pressed before the search ran, however long that takes to load", async () => {
  const { router, arrive } = open();
  await userEvent.type(screen.getByLabelText("Search"), "boldo");
  await userEvent.click(screen.getByRole("link", { name: "Open" }));
  // Longer than the pause after which the search runs.
  await new Promise((resolve) => setTimeout(resolve, 600));
  arrive();
  expect(await screen.findByRole("heading", { name: "One of them" })).toBeTruthy();
  expect(router.state.location.pathname).toBe("/one");
});
