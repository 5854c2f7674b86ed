import { readFile } from "@meridian/ui/sheets/read-file";
import { cellsOf } from "@meridian/ui/sheets/table";
import { raw, styled, utf16, windows1252, workbook } from "@meridian/ui/testing/workbook-files";
import { describe, expect, test } from "vitest";
import type { Mapping } from "../model/patient-fields.ts";
import { prepareRow } from "../model/prepare.ts";
import { birthdaysOf } from "../model/use-file.ts";
import { columnsOf, findHeader, guessMapping } from "./columns.ts";
import { dateOrderOf } from "./dates.ts";

const TODAY = "2026-11-23";

/** The patients that a file holds, by what is guessed alone. */
async function patientsIn(file: Blob, sheet?: number) {
  const opened = await readFile(file);
  const shown = opened.sheets.findIndex(({ hidden }) => !hidden);
  const table = await opened.read(sheet ?? shown);
  const header = findHeader(table);
  const mapping: Mapping = guessMapping(table, header, TODAY);
  const order = dateOrderOf(birthdaysOf(table, header, mapping));
  const setup = {
    mapping,
    header: columnsOf(table, header).map((column) => column.header),
    dateOrder: order === "mdy" ? ("mdy" as const) : ("dmy" as const),
    today: TODAY,
  };
  return table.rows
    .slice(header + 1)
    .map((row, index) => prepareRow(cellsOf(row), table.numbers[header + 1 + index] ?? 0, setup))
    .map(({ patient, problems }) => ({
      ...patient,
      ...(problems.length > 0 && { problems: problems.map(({ code }) => code) }),
    }));
}

const csv = (...lines: string[]) => new Blob([lines.join("\r\n")]);
const HEADER = "Nome;Data de nascimento;Telemóvel;E-mail";
const ANA = {
  name: "Ana Conceição",
  birthday: "1985-03-12",
  mobile_number: "912 345 678",
  email: "ana@example.com",
};
const ANA_LINE = "Ana Conceição;12/03/1985;912 345 678;ana@example.com";
const SECOND_LINE = "João Demo;25/12/1990;961 111 222;joao@example.com";
const JOAO = {
  name: "João Demo",
  birthday: "1990-12-25",
  mobile_number: "961 111 222",
  email: "joao@example.com",
};
const both = [ANA, JOAO];
const sheet = (rows: Parameters<typeof workbook>[0]["sheets"][number]["rows"], more: object = {}) =>
  workbook({ sheets: [{ name: "Pacientes", rows }], ...more });
const COLUMNS = ["Nome", "Data de nascimento", "Telemóvel", "E-mail"];

/** Files as programs write them, each with the patients it holds. */
const FILES: readonly [string, () => Blob | Promise<Blob>, readonly object[]][] = [
  ["semicolons", () => csv(HEADER, ANA_LINE, SECOND_LINE), both],
  [
    "commas and UTF-8 with a mark",
    () => new Blob(["\ufeff", [HEADER, ANA_LINE, SECOND_LINE].join("\n").replaceAll(";", ",")]),
    both,
  ],
  ["tabs", () => new Blob([[HEADER, ANA_LINE, SECOND_LINE].join("\n").replaceAll(";", "\t")]), both],
  ["Windows-1252", () => windows1252([HEADER, ANA_LINE, SECOND_LINE].join("\r\n")), both],
  [
    "UTF-16 with tabs, Excel's Unicode text",
    () => utf16([HEADER, ANA_LINE, SECOND_LINE].join("\r\n").replaceAll(";", "\t")),
    both,
  ],
  [
    "UTF-16 with the big end first, without a mark",
    () => utf16([HEADER, ANA_LINE, SECOND_LINE].join("\r\n"), { mark: false, big: true }),
    both,
  ],
  ["lines ended as on old Macs", () => new Blob([[HEADER, ANA_LINE, SECOND_LINE].join("\r")]), both],
  ["a first line that names the separator", () => csv("sep=;", HEADER, ANA_LINE, SECOND_LINE), both],
  [
    "title rows and empty lines above the header",
    () => csv("Clínica Demo;;;", "Lista de pacientes, 2026;;;", "", HEADER, ANA_LINE, ";;;", SECOND_LINE),
    both,
  ],
  [
    "line breaks, separators and quotation marks in quotes",
    () => csv("Nome;Morada;Notas", '"Ana ""Nita"" Demo";"Rua A, 1\r\n4000-001 Porto";"prefere; de manhã"'),
    [{ name: 'Ana "Nita" Demo', address: "Rua A, 1\n4000-001 Porto", notes: "prefere; de manhã" }],
  ],
  [
    "month before day",
    () => csv("Name,DOB", "Ann Demo,12/25/1990", "Bob Demo,01/02/1980"),
    [
      { name: "Ann Demo", birthday: "1990-12-25" },
      { name: "Bob Demo", birthday: "1980-01-02" },
    ],
  ],
  [
    "ISO dates with times",
    () => csv("name,birthdate", "Ann Demo,1990-12-25T00:00:00Z", "Bob Demo,1980-01-02 00:00:00"),
    [
      { name: "Ann Demo", birthday: "1990-12-25" },
      { name: "Bob Demo", birthday: "1980-01-02" },
    ],
  ],
  [
    "dates in words of both languages",
    () =>
      csv("Nome;Nascimento", "Ana Demo;12 de março de 1985", "Bob Demo;March 2nd, 1980", "Rui Demo;5-Dez-79"),
    [
      { name: "Ana Demo", birthday: "1985-03-12" },
      { name: "Bob Demo", birthday: "1980-03-02" },
      { name: "Rui Demo", birthday: "1979-12-05" },
    ],
  ],
  [
    "dates with two digits of the year",
    () => csv("Nome;Nasc.", "Ana Demo;25.12.85", "Rui Demo;01.02.19"),
    [
      { name: "Ana Demo", birthday: "1985-12-25" },
      { name: "Rui Demo", birthday: "2019-02-01" },
    ],
  ],
  [
    "first and last names, genders",
    () => csv("Nome próprio;Apelidos;Sexo", "Ana Maria;Silva Demo;F", "Rui;Demo;Masculino"),
    [
      { name: "Ana Maria Silva Demo", gender: "female" },
      { name: "Rui Demo", gender: "male" },
    ],
  ],
  [
    "surnames before a comma",
    () => csv("Paciente;Género", "Silva Demo, Ana;Mulher", "Demo, Rui;homem"),
    [
      { name: "Ana Silva Demo", gender: "female" },
      { name: "Rui Demo", gender: "male" },
    ],
  ],
  [
    "several addresses and numbers in a cell",
    () =>
      csv(
        "Nome;Contactos;Emails",
        "Ana Demo;253 111 222 / +351 912 345 678;Ana@Example.com, ana2@example.com",
      ),
    [
      {
        name: "Ana Demo",
        mobile_number: "+351 912 345 678",
        phone: "253 111 222",
        email: "ana@example.com",
        notes: "ana2@example.com",
      },
    ],
  ],
  [
    "invalid values, kept in the notes",
    () => csv(`${HEADER};NIF`, "Ana Demo;31/02/1985;12;ana-at-example;123", ";01/01/1980;;;"),
    [
      {
        name: "Ana Demo",
        notes: "Data de nascimento: 31/02/1985\nNIF: 123\nTelemóvel: 12\nE-mail: ana-at-example",
        problems: ["birthday_invalid", "number_invalid", "phone_invalid", "email_invalid"],
      },
      { birthday: "1980-01-01", problems: ["name_missing"] },
    ],
  ],
  [
    "no header",
    () => csv("Ana Demo;912345678;ana@example.com", "Rui Demo;961111222;rui@example.com"),
    [
      { name: "Ana Demo", mobile_number: "912345678", email: "ana@example.com" },
      { name: "Rui Demo", mobile_number: "961111222", email: "rui@example.com" },
    ],
  ],
  ["names alone", () => csv("Nome", "Ana Demo", "Rui Demo"), [{ name: "Ana Demo" }, { name: "Rui Demo" }]],
  [
    "Excel with date cells",
    () => sheet([COLUMNS, ["Ana Conceição", styled(31_118), "912 345 678", "ana@example.com"]]),
    [ANA],
  ],
  [
    "Excel with the 1904 date system",
    () =>
      sheet([COLUMNS, ["Ana Conceição", styled(29_656), "912 345 678", "ana@example.com"]], {
        since1904: true,
      }),
    [ANA],
  ],
  [
    "Excel with an own date format and empty cells",
    () =>
      sheet([COLUMNS, ["Ana Conceição", styled(31_118, 2), "", "ana@example.com"]], {
        formats: ['[$-816]d "de" mmmm "de" yyyy'],
      }),
    [{ name: "Ana Conceição", birthday: "1985-03-12", email: "ana@example.com" }],
  ],
  [
    "Excel with numbers, zeros in front by format, and E notation",
    () =>
      sheet(
        [
          ["Nome", "Telemóvel", "Nº utente"],
          ["Ana Demo", { xml: (r) => `<c r="${r}"><v>9.12345678E8</v></c>` }, styled(12_345_678, 2)],
        ],
        { formats: ["000000000"] },
      ),
    [{ name: "Ana Demo", mobile_number: "912345678", health_system_number: "012345678" }],
  ],
  [
    "Excel with formulas, errors and rich text",
    () =>
      sheet([
        ["Nome", "Telemóvel", "E-mail"],
        [
          raw('t="str"', "<f>CONCATENATE(A9,&quot; Demo&quot;)</f><v>Ana &amp; Demo</v>"),
          raw('t="e"', "<f>1/0</f><v>#DIV/0!</v>"),
          raw('t="inlineStr"', "<is><r><t>ana@</t></r><r><rPr><b/></rPr><t>example.com</t></r></is>"),
        ],
      ]),
    [{ name: "Ana & Demo", email: "ana@example.com" }],
  ],
  [
    "a workbook of the OpenXML SDK, with a prefix before each element",
    () =>
      sheet(
        [
          COLUMNS,
          ["Ana Conceição", "12/03/1985", "912 345 678", "ana@example.com"],
          ["João Demo", "25/12/1990", "961 111 222", "joao@example.com"],
        ],
        { prefix: "x" },
      ),
    both,
  ],
  [
    "texts inside the cells, without references",
    () =>
      sheet(
        [
          COLUMNS,
          ["Ana Conceição", "12/03/1985", "912 345 678", "ana@example.com"],
          ["João Demo", "25/12/1990", "961 111 222", "joao@example.com"],
        ],
        { inline: true, bare: true },
      ),
    both,
  ],
  [
    "merged titles, a merged group and empty rows",
    () =>
      sheet(
        [
          ["Lista de pacientes"],
          [],
          ["", "Contactos"],
          ["Nome", "Telemóvel", "Morada"],
          ["Ana Demo", "912 345 678", "Rua A, 1"],
          ["Rui Demo", "961 111 222"],
        ],
        {
          sheets: [
            {
              name: "Pacientes",
              after: '<mergeCells count="2"><mergeCell ref="A1:C1"/><mergeCell ref="C5:C6"/></mergeCells>',
              rows: [
                ["Lista de pacientes"],
                [],
                ["", "Contactos"],
                ["Nome", "Telemóvel", "Morada"],
                ["Ana Demo", "912 345 678", "Rua A, 1"],
                ["Rui Demo", "961 111 222"],
              ],
            },
          ],
        },
      ),
    [
      { name: "Ana Demo", mobile_number: "912 345 678", address: "Rua A, 1" },
      { name: "Rui Demo", mobile_number: "961 111 222", address: "Rua A, 1" },
    ],
  ],
  [
    "a hidden sheet before the visible one",
    () =>
      workbook({
        sheets: [
          { name: "_config", state: "veryHidden", rows: [["x"]] },
          {
            name: "Pacientes",
            rows: [
              ["Nome", "Sexo"],
              ["Ana Demo", "F"],
            ],
          },
        ],
      }),
    [{ name: "Ana Demo", gender: "female" }],
  ],
  [
    "contacts of a phone (vCard 3)",
    () =>
      csv(
        "BEGIN:VCARD",
        "VERSION:3.0",
        "N:Demo;Ana;;;",
        "FN:Ana Demo",
        "BDAY:1985-03-12",
        "TEL;TYPE=CELL:912 345 678",
        "EMAIL;TYPE=HOME:ana@example.com",
        "ADR;TYPE=HOME:;;Rua A\\, 1;Porto;;4000-001;Portugal",
        "END:VCARD",
      ),
    [
      {
        name: "Ana Demo",
        birthday: "1985-03-12",
        mobile_number: "912 345 678",
        email: "ana@example.com",
        address: "Rua A, 1, 4000-001 Porto, Portugal",
      },
    ],
  ],
  [
    "contacts (vCard 4)",
    () =>
      csv(
        "BEGIN:VCARD",
        "VERSION:4.0",
        "FN:Rui Demo",
        "BDAY:19901225",
        "GENDER:M",
        "TEL;VALUE=uri;TYPE=cell:tel:+351-961-111-222",
        "END:VCARD",
        "BEGIN:VCARD",
        "VERSION:4.0",
        "FN:Ana Demo",
        "END:VCARD",
      ),
    [
      { name: "Rui Demo", birthday: "1990-12-25", gender: "male", mobile_number: "+351-961-111-222" },
      { name: "Ana Demo" },
    ],
  ],
];

describe("a file as programs write them", () => {
  test.each(FILES)("%s", async (_, make, expected) => {
    expect(await patientsIn(await make())).toEqual(expected);
  });
  test("names hidden sheets", async () => {
    const { sheets } = await readFile(
      await workbook({
        sheets: [
          { name: "A & B", rows: [["x"]] },
          { name: "C", state: "hidden", rows: [["y"]] },
        ],
      }),
    );
    expect(sheets).toEqual([
      { name: "A & B", hidden: false },
      { name: "C", hidden: true },
    ]);
  });
});
