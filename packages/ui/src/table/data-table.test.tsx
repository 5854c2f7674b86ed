import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/errors.ts";
import { setLanguage } from "../i18n/i18n.ts";
import { renderUi } from "../testing/render.tsx";
import { toCsv } from "./csv.ts";
import { type FetchPage, fixedList, useCursorList } from "./cursor-list.ts";
import { DataTable, type DataTableProps } from "./data-table.tsx";

type Row = { id: string; name: string; phone: string };
const rows: Row[] = ["One", "Two", "Three"].map((name, index) => ({
  id: `${index}`,
  name: `Demo Patient ${name}`,
  phone: `+35191000000${index}`,
}));

const table: DataTableProps<Row> = {
  label: "Patients",
  columns: [
    {
      key: "name",
      header: "Name",
      cell: ({ name }) => name,
      text: ({ name }) => name,
      main: true,
      sortable: true,
    },
    { key: "phone", header: "Phone", cell: ({ phone }) => phone, text: ({ phone }) => phone },
  ],
  list: fixedList(rows),
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  rowHref: ({ id }) => `/patient/${id}`,
  empty: { title: "No patients yet", help: "Add the first one." },
};

function Paged({ fetchPage }: { fetchPage: FetchPage<Row> }) {
  return <DataTable {...table} list={useCursorList(["demo"], fetchPage)} />;
}

describe("DataTable", () => {
  it("keeps short words whole, and may break only those that would push others out", async () => {
    const found = [
      { id: "1", name: "A report 2026-11-03", phone: "23 Nov 2026" },
      { id: "2", name: "Averyverylongfilename", phone: "averylongaddress@demo.example" },
    ];
    await renderUi(<DataTable {...table} list={fixedList(found)} />);
    const whole = (role: "rowheader" | "cell") =>
      screen
        .getAllByRole(role)
        .flatMap((cell) => (cell.hasAttribute("data-whole-words") ? cell.textContent : []));
    expect(whole("rowheader")).toEqual(["A report 2026-11-03"]);
    expect(whole("cell")).toEqual(["23 Nov 2026"]);
  });

  it("says in an element that is there already how many rows a search leaves", async () => {
    function Searched() {
      const [value, onChange] = useState("Nobody");
      const found = value === "Nobody" ? [] : rows.slice(0, 1);
      return (
        <DataTable {...table} list={fixedList(found)} search={{ value, placeholder: "Name", onChange }} />
      );
    }
    await renderUi(<Searched />);
    const region = screen
      .getByText("No rows match", { selector: ".visually-hidden" })
      .closest("[role=status]");
    await userEvent.clear(screen.getByRole("searchbox", { name: "Name" }));
    expect(region?.isConnected).toBe(true);
    expect(region?.textContent).toBe("1 row");
  });

  it("moves between rows with the arrows, opens with Enter, selects with Space", async () => {
    const archive = vi.fn();
    const { router } = await renderUi(
      <DataTable {...table} bulkActions={[{ label: "Archive", run: archive }]} />,
    );
    const [, first, second] = screen.getAllByRole("row");
    first?.focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(second);
    await userEvent.keyboard(" ");
    await userEvent.click(screen.getByRole("button", { name: "Archive" }));
    expect(archive).toHaveBeenCalledWith([rows[1]]);
    second?.focus();
    await userEvent.keyboard("{Enter}");
    expect(router.state.location.pathname).toBe("/patient/1");
  });

  it("has the tab stops of one row only, and the arrows lead to the same control of the next", async () => {
    const run = vi.fn();
    const rowActions = () => [{ label: "Archive", run }];
    await renderUi(
      <>
        <DataTable {...table} rowActions={rowActions} />
        <button type="button">After</button>
      </>,
    );
    const link = (name: string) => screen.getByRole("link", { name: `Demo Patient ${name}` });
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getAllByRole("row")[1]);
    await userEvent.tab();
    expect(document.activeElement).toBe(link("One"));
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(link("Two"));
    await userEvent.tab();
    expect(document.activeElement?.getAttribute("aria-label")).toContain("Demo Patient Two");
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("After");
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getAllByRole("row")[2]);
  });

  it("sorts by a column's head and shows the direction", async () => {
    const onSort = vi.fn();
    await renderUi(<DataTable {...table} sort={{ key: "name", direction: "ascending" }} onSort={onSort} />);
    expect(screen.getByRole("columnheader", { name: /Name/ }).getAttribute("aria-sort")).toBe("ascending");
    await userEvent.click(screen.getByRole("button", { name: "Name" }));
    expect(onSort).toHaveBeenCalledWith({ key: "name", direction: "descending" });
  });

  it("offers the next step when there is nothing, and clearing when a filter hides everything", async () => {
    const { unmount } = await renderUi(<DataTable {...table} list={fixedList<Row>([])} />);
    expect(screen.getByText("No patients yet")).toBeTruthy();
    unmount();
    const onChange = vi.fn();
    const filter = {
      key: "state",
      label: "State",
      options: [{ value: "x", label: "X" }],
      value: "x",
      onChange,
    };
    await renderUi(<DataTable {...table} list={fixedList<Row>([])} filters={[filter]} />);
    await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(onChange).toHaveBeenCalledWith("");
  });

  it("shows the error and retries", async () => {
    const retry = vi.fn();
    await renderUi(
      <DataTable
        {...table}
        list={{ ...fixedList<Row>([]), error: new ApiError(0, { code: "offline" }), retry }}
      />,
    );
    expect(within(screen.getByRole("alert")).getByText(/You are offline, or/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(retry).toHaveBeenCalled();
  });

  it("keeps the row that is pressed in its place when an answer arrives before it is released", async () => {
    let answer: (found: Row[], notice?: string) => void = () => undefined;
    function Searched() {
      const [{ found, notice }, setFound] = useState({ found: rows, notice: "" });
      answer = (next, text = "") => setFound({ found: next, notice: text });
      return <DataTable {...table} list={fixedList(found)} notice={notice} />;
    }
    const { router } = await renderUi(<Searched />);
    const user = userEvent.setup();
    const cell = screen.getByRole("cell", { name: "+351910000001" });
    await user.pointer({ keys: "[MouseLeft>]", target: cell });
    act(() => answer([rows[2] as Row], "One was found"));
    expect(screen.getByRole("cell", { name: "+351910000001" })).toBe(cell);
    expect(screen.queryByText("One was found")).toBeNull();
    await user.pointer({ keys: "[/MouseLeft]", target: cell });
    expect(router.state.location.pathname).toBe("/patient/1");
    await waitFor(() => expect(screen.queryByText("+351910000001")).toBeNull());
    expect(screen.getByText("One was found")).toBeTruthy();
  });

  it("loads the next page by its cursor", async () => {
    const fetchPage = vi.fn(async (cursor?: string) =>
      cursor ? { items: rows.slice(2), next: null } : { items: rows.slice(0, 2), next: "c1" },
    );
    await renderUi(<Paged fetchPage={fetchPage} />);
    await userEvent.click(await screen.findByRole("button", { name: "Load more" }));
    expect(await screen.findByText("Demo Patient Three")).toBeTruthy();
    expect(fetchPage.mock.calls.map(([cursor]) => cursor)).toEqual([undefined, "c1"]);
  });
});

describe("CSV", () => {
  it("uses the separator of the language's spreadsheets", async () => {
    await setLanguage("pt");
    expect(toCsv(["a", "b"], [["1", "2;3"]])).toBe('a;b\r\n1;"2;3"\r\n');
    await setLanguage("en");
    expect(toCsv(["a", "b"], [["1", "2;3"]])).toBe("a,b\r\n1,2;3\r\n");
  });
});
