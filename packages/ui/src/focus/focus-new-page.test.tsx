import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useRef, useState } from "react";
import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useFocusedPage } from "./focus-new-page.ts";
import { keepFocus } from "./keep-focus.ts";

let stop: () => void;
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => stop());

function Frame() {
  const main = useRef<HTMLElement>(null);
  useFocusedPage(main);
  return (
    <>
      <nav>
        <Link to="/list">Menu: list</Link>
        <Link to="/record">Menu: record</Link>
        <Link to="/form">Menu: form</Link>
      </nav>
      <main ref={main} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

/** A heading that is empty, then replaced, as that of a record which is loading. */
function LoadingRecord() {
  const [name, setName] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setName("Demo Patient"), 150);
    return () => clearTimeout(timer);
  }, []);
  return name ? (
    <section>
      <button type="button">Edit</button>
      <h1>{name}</h1>
    </section>
  ) : (
    <h1>{name}</h1>
  );
}

const List = () => (
  <>
    <h1>List</h1>
    <Link to="/record">Open</Link>
    <Link to="/list?page=2">Next page</Link>
  </>
);
const NameForm = () => (
  <>
    <h1>Form</h1>
    {/* biome-ignore lint/a11y/noAutofocus: a page that takes the focus itself is what is tried */}
    <input aria-label="Name" autoFocus />
  </>
);

function open(path: string) {
  const children = [
    { path: "/list", element: <List /> },
    { path: "/record", element: <LoadingRecord /> },
    { path: "/form", element: <NameForm /> },
  ];
  const signIn = { path: "/login", element: <Link to="/list">Sign in</Link> };
  const router = createMemoryRouter([{ element: <Frame />, children }, signIn], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}
const focused = () => document.activeElement?.textContent;

it("leaves the focus at the top of the page that is opened first", async () => {
  open("/list");
  expect(document.activeElement).toBe(document.body);
});

it("leads to the heading where the frame is new too: after signing in", async () => {
  open("/login");
  await userEvent.click(screen.getByRole("link", { name: "Sign in" }));
  await waitFor(() => expect(focused()).toBe("List"));
});

it("leads to the heading of a new page, from the menu, from the page before, and back", async () => {
  const router = open("/record");
  await userEvent.click(screen.getByRole("link", { name: "Menu: list" }));
  await waitFor(() => expect(focused()).toBe("List"));
  await userEvent.click(screen.getByRole("link", { name: "Open" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  await waitFor(() => expect(focused()).toBe("Demo Patient"));
  await router.navigate(-1);
  await waitFor(() => expect(focused()).toBe("List"));
});

it("leaves a page that takes the focus itself alone, and what the user reaches meanwhile", async () => {
  open("/list");
  await userEvent.click(screen.getByRole("link", { name: "Menu: form" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox")));
  await userEvent.click(screen.getByRole("link", { name: "Menu: record" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  await userEvent.tab({ shift: true });
  expect(focused()).toBe("Menu: form");
  await screen.findByRole("heading", { name: "Demo Patient" });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(focused()).toBe("Menu: form");
});

it("leaves the focus where it is while the page stays the same", async () => {
  open("/list");
  const next = screen.getByRole("link", { name: "Next page" });
  await userEvent.click(next);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(next);
});
