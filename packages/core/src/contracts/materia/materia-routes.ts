import * as z from "zod";
import { id, shows, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { formulaFacts, materiaTables, ownFormula, ownSubstance, substanceFacts } from "./materia.ts";

/**
 * Who may read: the clinic's users by role and module, and providers, who have no modules, for the entries they list.
 */
const reads = { who: "space", can: "catalogue.read", module: "mtc", providers: true } as const;
const writes = { who: "space", can: "catalogue.write", module: "mtc" } as const;
/** Who may add formulas: providers too, because formulas are what they list. */
const lists = { ...writes, providers: true } as const;

const sharing = { shared: z.boolean().default(false) };
/** A substance needs at least one name: its own, pinyin, Chinese or Latin. */
export const substanceForm = substanceFacts
  .extend(sharing)
  .refine(({ name, pinyin, zh, latin }) => shows(name || pinyin || latin || zh), {
    path: ["name"],
    message: "required",
  })
  .refine(
    ({ dose_min_g, dose_max_g }) => dose_min_g === null || dose_max_g === null || dose_min_g <= dose_max_g,
    { path: ["dose_max_g"], message: "dose.reversed" },
  );
export const formulaForm = formulaFacts.extend(sharing);
export type SubstanceForm = z.output<typeof substanceForm>;
export type FormulaForm = z.output<typeof formulaForm>;

const based = z.object({ version });
const one = (kind: "substance" | "formula") => z.object({ id: id(kind) });
const substance = z.object({ substance: ownSubstance });
const formula = z.object({ formula: ownFormula });
const deleted = z.object({ result: z.literal("deleted") });

export const materiaRoutes = {
  tables: route({
    id: "materia.tables",
    method: "GET",
    path: "/cmm",
    summary: "The materia medica everybody has: substances, formulas, categories; a repeated read is a 304",
    access: reads,
    response: materiaTables,
    errors: [],
    touches: {},
    calls: 0,
    cacheable: true,
  }),
  own: route({
    id: "materia.own",
    method: "GET",
    path: "/cmm/own",
    summary: "Substances and formulas that the user made or colleagues share",
    access: reads,
    response: z.object({ substances: z.array(ownSubstance), formulas: z.array(ownFormula) }),
    errors: [],
    touches: { table: "read" },
    calls: 2,
  }),
  listed: route({
    id: "materia.listed",
    method: "GET",
    path: "/cmm/listed",
    summary: "What verified providers list for every clinic, a page at a time",
    access: { who: "space", can: "catalogue.read", module: "mtc" },
    query: z.object({ cursor: z.string().max(2048).optional() }),
    response: z.object({
      substances: z.array(ownSubstance),
      formulas: z.array(ownFormula),
      next: z.string().nullable(),
    }),
    errors: [],
    touches: { table: "read", secret: true },
    calls: 1,
  }),
  substance: route({
    id: "materia.substance",
    method: "GET",
    path: "/cmm/substances/{id}",
    summary:
      "A substance that somebody made: the user's own, a colleague's that is shared, a provider's that is listed",
    access: reads,
    params: one("substance"),
    response: substance,
    errors: ["substance.not_found"],
    touches: { table: "read" },
    calls: 3,
  }),
  newSubstance: route({
    id: "materia.new-substance",
    method: "POST",
    path: "/cmm/substances/new",
    summary: "Makes a substance of the user's own",
    access: writes,
    body: substanceForm,
    response: substance,
    status: 201,
    errors: ["name.exists", "catalogue.full"],
    touches: { table: "write" },
    calls: 1,
    idempotent: true,
  }),
  editSubstance: route({
    id: "materia.edit-substance",
    method: "POST",
    path: "/cmm/substances/{id}/edit",
    summary: "Changes one of the user's own substances",
    access: writes,
    params: one("substance"),
    body: substanceForm.safeExtend(based.shape),
    response: substance,
    errors: ["substance.not_found", "substance.not_own", "substance.stale", "name.exists"],
    touches: { table: "write" },
    calls: 3,
  }),
  deleteSubstance: route({
    id: "materia.delete-substance",
    method: "POST",
    path: "/cmm/substances/{id}/delete",
    summary: "Deletes one of the user's own substances; what was prescribed keeps it",
    access: writes,
    params: one("substance"),
    response: deleted,
    errors: ["substance.stale", "substance.not_found", "substance.not_own"],
    touches: { table: "write" },
    calls: 3,
  }),
  formula: route({
    id: "materia.formula",
    method: "GET",
    path: "/cmm/formulas/{id}",
    summary:
      "A formula that somebody made: the user's own, a colleague's that is shared, a provider's that is listed",
    access: reads,
    params: one("formula"),
    response: formula,
    errors: ["formula.not_found"],
    touches: { table: "read" },
    calls: 3,
  }),
  newFormula: route({
    id: "materia.new-formula",
    method: "POST",
    path: "/cmm/formulas/new",
    summary: "Makes a formula of the user's own",
    access: lists,
    body: formulaForm,
    response: formula,
    status: 201,
    errors: ["name.exists", "catalogue.full", "entity.unverified"],
    touches: { table: "write" },
    // Two more where it contains what the back office added and the container does not know what is published.
    calls: 3,
    idempotent: true,
  }),
  editFormula: route({
    id: "materia.edit-formula",
    method: "POST",
    path: "/cmm/formulas/{id}/edit",
    summary: "Changes one of the user's own formulas",
    access: lists,
    params: one("formula"),
    body: formulaForm.extend(based.shape),
    response: formula,
    errors: [
      "formula.not_found",
      "formula.not_own",
      "entity.unverified",
      "formula.stale",
      "name.exists",
      "substance.not_found",
    ],
    touches: { table: "write" },
    // Two more where it contains what the back office added and the container does not know what is published.
    calls: 5,
  }),
  deleteFormula: route({
    id: "materia.delete-formula",
    method: "POST",
    path: "/cmm/formulas/{id}/delete",
    summary: "Deletes one of the user's own formulas; what was prescribed keeps it",
    access: lists,
    params: one("formula"),
    response: deleted,
    errors: ["formula.stale", "formula.not_found", "formula.not_own", "entity.unverified"],
    touches: { table: "write" },
    calls: 3,
  }),
} as const;
