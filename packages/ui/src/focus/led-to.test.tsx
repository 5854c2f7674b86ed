import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Link, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { useLedTo } from "./led-to.ts";

function Screen({ title, to, field = false }: { title: string; to: string; field?: boolean }) {
  const heading = useLedTo();
  return (
    <main>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {/* biome-ignore lint/a11y/noAutofocus: what is tried is that it keeps the focus */}
      {field && <input aria-label="Code" autoFocus />}
      <Link to={to}>Go</Link>
    </main>
  );
}

const open = () => {
  const router = createMemoryRouter(
    [
      { path: "/one", element: <Screen key="one" title="One" to="/two" /> },
      { path: "/two", element: <Screen key="two" title="Two" to="/three" /> },
      { path: "/three", element: <Screen key="three" title="Three" to="/one" field /> },
    ],
    { initialEntries: ["/one"] },
  );
  render(<RouterProvider router={router} />);
  return router;
};

it("leads to the heading of a page that a link opened, not of one that is opened anew", async () => {
  open();
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole("link", { name: "Go" }));
  expect(document.activeElement).toBe(await screen.findByRole("heading", { name: "Two" }));
});

it("leaves the focus to a field that takes it", async () => {
  open();
  await userEvent.click(screen.getByRole("link", { name: "Go" }));
  await screen.findByRole("heading", { name: "Two" });
  await userEvent.click(screen.getByRole("link", { name: "Go" }));
  expect(document.activeElement).toBe(await screen.findByLabelText("Code"));
});

it("leaves it to the browser where the address that was opened led to another, before anything was pressed", async () => {
  Object.defineProperty(navigator, "userActivation", { configurable: true, value: { hasBeenActive: false } });
  try {
    const router = open();
    await act(() => router.navigate("/two", { replace: true }));
    expect(await screen.findByRole("heading", { name: "Two" })).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
  } finally {
    Reflect.deleteProperty(navigator, "userActivation");
  }
});
