import { isSignature } from "@meridian/core/clinical/consents/signature";
import type { ConsentPage } from "@meridian/core/contracts/consents/consent-page";
import type { ConsentSignature, ConsentSigner } from "@meridian/core/contracts/consents/consent-terms";
import { useState } from "react";
import { filled } from "../public-page/language.ts";
import { type Outcome, sendRefusal, sendSignature } from "./api.ts";
import type { Texts } from "./texts.ts";

export type DecisionProps = {
  linkKey: string;
  page: ConsentPage;
  texts: Texts;
  onMissing: () => void;
  onChanged: (page: ConsentPage) => void;
  /** The representative as typed for an earlier text of the link. */
  before: Representative;
  onDone: (decided: Decided) => void;
};

/** Who signs for the patient, as typed. */
export type Representative = { name: string; relation: string };
/** What became of a text. */
export type Decided = {
  title: string;
  status: "signed" | "refused";
  request: string;
  /** Texts of the link that are still to be decided. */
  left: number;
  who: Representative;
};

type Fields = { name: string; relation: string; typed: string; reason: string };
type Problem = keyof Fields | "signature";
/** What a patient entered. A signature is drawn or the typed name. */
type Entered = {
  byPatient: boolean;
  draws: boolean;
  refuses: boolean;
  fields: Fields;
  strokes: readonly string[];
};

/** What still has to be entered before the decision can be sent, in the order of the fields. */
function lacking({ draws, refuses, fields, strokes }: Entered, represents: boolean): Problem[] {
  return [
    ...(represents ? (["name", "relation"] as const).filter((one) => !fields[one].trim()) : []),
    ...(refuses && !fields.reason.trim() ? (["reason"] as const) : []),
    ...(!refuses && !draws && !fields.typed.trim() ? (["typed"] as const) : []),
    ...(!refuses && draws && !isSignature(strokes) ? (["signature"] as const) : []),
  ];
}

/** A decision as the API takes it, sent. */
function send(linkKey: string, page: ConsentPage, request: string, entered: Entered, represents: boolean) {
  const { draws, refuses, fields, strokes } = entered;
  const signer: ConsentSigner = represents
    ? { kind: "representative", name: fields.name, relation: fields.relation, document: "" }
    : { kind: "patient" };
  const decision = { ...page, request, signer };
  if (refuses) return sendRefusal(linkKey, { ...decision, reason: fields.reason });
  const signature: ConsentSignature = draws
    ? { kind: "drawn", strokes: [...strokes] }
    : { kind: "typed", name: fields.typed };
  return sendSignature(linkKey, { ...decision, signature });
}

/** What is entered for one text, what is wrong with it, and sending it. What was entered stays through every failure. */
export function useDecision(props: DecisionProps) {
  const { linkKey, page, texts, before, onMissing, onChanged, onDone } = props;
  const [entered, setEntered] = useState<Entered>(() => ({
    byPatient: page.signer !== "representative",
    draws: matchMedia("(any-pointer: coarse)").matches,
    refuses: false,
    fields: { ...before, typed: "", reason: "" },
    strokes: [],
  }));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);
  // One for each decision, so that pressing again after a lost answer does not decide twice.
  const [request] = useState(() => crypto.randomUUID());
  const { refuses, fields } = entered;
  const represents = page.minor || !entered.byPatient;
  const enter = (change: Partial<Entered>) => setEntered((now) => ({ ...now, ...change }));

  const follow = (outcome: Outcome<{ left: number }>) => {
    if (outcome.kind === "missing") return onMissing();
    if (outcome.kind === "changed") return onChanged(outcome.page);
    if (outcome.kind === "wait") return setFailure(filled(texts.wait, { seconds: outcome.seconds }));
    if (outcome.kind !== "done") return setFailure(outcome.kind === "later" ? texts.unsent : texts.notTaken);
    const who = { name: fields.name, relation: fields.relation };
    const status = refuses ? "refused" : "signed";
    onDone({ title: page.title, status, request, left: outcome.value.left, who });
  };
  const submit = async () => {
    if (busy) return;
    const found = lacking(entered, represents);
    setProblems(found);
    setFailure(found.length > 0 ? texts.errors : "");
    if (found.length > 0) return;
    setBusy(true);
    follow(await send(linkKey, page, request, entered, represents));
    setBusy(false);
  };
  /** Changes between signing and refusing. */
  const turn = () => {
    setProblems([]);
    setFailure("");
    enter({ refuses: !refuses });
  };
  const field = (name: keyof Fields, label: string) => ({
    label,
    value: fields[name],
    error: problems.includes(name) ? texts.required : undefined,
    onChange: (value: string) => setEntered((now) => ({ ...now, fields: { ...now.fields, [name]: value } })),
  });
  return { entered, enter, represents, problems, failure, busy, submit, turn, field };
}
