import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { storeSession } from "../session/session.ts";
import { demoUser, renderUi } from "../testing/render.tsx";
import { LanguageMenu, UserMenu } from "./menus.tsx";

beforeEach(async () => void (await storeSession(demoUser())));
const account = () => screen.getByRole("button", { name: /^Your account/, hidden: true });

it("says of the button that it has a menu before the menu is loaded", async () => {
  await renderUi(<UserMenu onSignOut={vi.fn()} onLanguage={vi.fn()} />);
  expect(account().getAttribute("aria-haspopup")).toBe("menu");
  expect(account().getAttribute("aria-expanded")).toBe("false");
});

it("opens with one key press, and gives the focus back to its button", async () => {
  await renderUi(<UserMenu onSignOut={vi.fn()} onLanguage={vi.fn()} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await screen.findByText("Sign out");
  await waitFor(() => expect(account().getAttribute("aria-expanded")).toBe("true"));
  await waitFor(() => expect(document.activeElement?.closest("[role=menu]")).toBeTruthy());
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(account().getAttribute("aria-expanded")).toBe("false"));
  await waitFor(() => expect(document.activeElement).toBe(account()));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(account().getAttribute("aria-expanded")).toBe("true"));
});

it("chooses the language", async () => {
  const choose = vi.fn();
  await renderUi(<LanguageMenu onChoose={choose} />);
  await userEvent.click(screen.getByRole("button", { name: /^Language/ }));
  await userEvent.click(await screen.findByText("Português"));
  expect(choose).toHaveBeenCalledWith("pt");
});
