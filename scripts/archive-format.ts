import { archiveSchema } from "../packages/core/src/exports/archive-schema.ts";
import { archiveKinds } from "../packages/core/src/exports/kinds.ts";

type Described = {
  readonly properties?: object | undefined;
  readonly required?: readonly string[] | undefined;
};

/** Where the app serves the schema, as the folder of its build has it. */
export const schemaFile = `packages/web/public/schemas/archive-${archiveSchema().version}.schema.json`;

/** The page that describes the archive of a space to a reader who has none at hand. */
export function archiveFormatPage(): string {
  const { $defs, version } = archiveSchema();
  const described: Readonly<Record<string, Described>> = $defs;
  const kinds = Object.values(archiveKinds).map(({ name }) => [name, described[name] ?? {}] as const);
  const contents = described["section-contents"]?.properties ?? {};
  return `${OPENING(version)}
## Records

Attributes in bold are in every record of the kind. The others may be absent.

${kinds.map(([name, kind]) => section(name, kind)).join("\n\n")}

## Contents of an appointment

\`data\` of a record of \`sections\`, by its \`section\`:

${Object.entries(contents)
  .map(([name, content]) => `- \`${name}\`: ${attributes(content as Described)}`)
  .join("\n")}
`;
}

const section = (name: string, described: Described) => `### ${name}

${attributes(described)}`;

const attributes = ({ properties = {}, required = [] }: Described) =>
  Object.keys(properties)
    .map((name) => (required.includes(name) ? `**${name}**` : name))
    .join(", ");

const OPENING = (version: number) => `# The archive of a clinic

Version ${version}. Written by \`npm run schemas\` from the code: change that, not this page.

An export of a clinic is one ZIP file. What each record holds is described by a
[JSON schema](../${schemaFile}) (draft 2020-12), which is in every archive as \`schema.json\` and which the app serves at
\`/schemas/archive-${version}.schema.json\`.

| File | What it is |
|---|---|
| \`manifest.json\` | format, version, clinic, moment, number of records of each kind, checksums of the lists below |
| \`schema.json\` | the JSON schema |
| \`data/<kind>-<number>.ndjson\` | records of a kind in UTF-8, one a line, keys in alphabetical order |
| \`csv/<kind>-<number>.csv\` | the same records for spreadsheets; what is nested is JSON |
| \`visits/<patient>/<day>-<id>.pdf\` | each signed appointment, printed |
| \`files/photos\`, \`files/documents\`, \`files/consents\`, \`files/pictures\` | the files as they were uploaded or signed |
| \`checksums/<number>.sha256\` | SHA-256 of every other file, in the format of \`sha256sum -c\` |

A large kind is in several files; their order is that of the numbers. Days are \`YYYY-MM-DD\`, moments ISO 8601 in UTC, and
amounts of money euro cents. A record names others by their ids.
`;
