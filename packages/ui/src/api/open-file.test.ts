import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openFile, openLink } from "./open-file.ts";

const file = vi.fn(async () => new Response("%PDF"));
const fetched = async (address: string) =>
  address.endsWith("/config.json") ? Response.json({ api: "https://api.example" }) : file();
const tab = { opener: {} as unknown, location: { replace: vi.fn() }, close: vi.fn() };
const opened = vi.fn((): typeof tab | null => tab);

beforeEach(() => {
  vi.clearAllMocks();
  opened.mockReturnValue(tab);
  vi.stubGlobal("window", { open: opened });
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:demo");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("says that a pop-up was blocked instead of doing nothing", async () => {
  opened.mockReturnValue(null);
  const link = vi.fn(async () => "https://files.example/1");
  await expect(openLink(link)).rejects.toMatchObject({ code: "popup.blocked" });
  expect(link).not.toHaveBeenCalled();
  await expect(openFile("/demo/pdf")).rejects.toMatchObject({ code: "popup.blocked" });
  expect(file).not.toHaveBeenCalled();
});

it("shows the file in a tab that is opened while the press still counts, and cuts the tab's way back", async () => {
  const done = openFile("/demo/pdf");
  expect(opened).toHaveBeenCalledTimes(1);
  await done;
  expect(tab.location.replace).toHaveBeenCalledWith("blob:demo");
  expect(tab.opener).toBeNull();
});

it("closes the tab when the file cannot be read", async () => {
  file.mockResolvedValueOnce(
    Response.json({ code: "receipt.not_found", message: "", requestId: "" }, { status: 404 }),
  );
  await expect(openFile("/demo/pdf")).rejects.toMatchObject({ code: "receipt.not_found" });
  expect(tab.close).toHaveBeenCalledTimes(1);
});
