import { fillPlaceholders } from "@meridian/core/clinical/consents/consent-text";
import { isSignature } from "@meridian/core/clinical/consents/signature";
import type { ConsentPage } from "@meridian/core/contracts/consents/consent-page";
import type { ConsentSignature, ConsentSigner } from "@meridian/core/contracts/consents/consent-terms";
import { ConsentWords } from "@meridian/ui/consents/consent-words";
import { useEffect, useRef, useState } from "react";
import { filled } from "../public-page/language.ts";
import { type Outcome, sendRefusal, sendSignature } from "./api.ts";
import { Choice, Field } from "./fields.tsx";
import { SignatureField } from "./signature-field.tsx";
import type { Texts } from "./texts.ts";

type DecisionProps = {
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

/** The text, who decides, and signing or refusing it. What was entered stays through every failure. */
export function Decision({ linkKey, page, texts, before, onMissing, onChanged, onDone }: DecisionProps) {
  const isAsked = !page.minor && page.signer === null;
  const [byPatient, setByPatient] = useState(page.signer !== "representative");
  const [draws, setDraws] = useState(() => matchMedia("(any-pointer: coarse)").matches);
  const [refuses, setRefuses] = useState(false);
  const [fields, setFields] = useState<Fields>({ ...before, typed: "", reason: "" });
  const [strokes, setStrokes] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);
  // One for each decision, so that pressing again after a lost answer does not decide twice.
  const [request] = useState(() => crypto.randomUUID());
  const form = useRef<HTMLFormElement>(null);
  const represents = page.minor || !byPatient;
  useEffect(() => {
    if (problems.length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [problems]);

  const lacking = (): Problem[] => [
    ...(represents ? (["name", "relation"] as const).filter((one) => !fields[one].trim()) : []),
    ...(refuses && !fields.reason.trim() ? (["reason"] as const) : []),
    ...(!refuses && !draws && !fields.typed.trim() ? (["typed"] as const) : []),
    ...(!refuses && draws && !isSignature(strokes) ? (["signature"] as const) : []),
  ];
  const follow = (outcome: Outcome<{ left: number }>) => {
    if (outcome.kind === "done")
      return onDone({
        title: page.title,
        status: refuses ? "refused" : "signed",
        request,
        left: outcome.value.left,
        who: { name: fields.name, relation: fields.relation },
      });
    if (outcome.kind === "missing") return onMissing();
    if (outcome.kind === "changed") return onChanged(outcome.page);
    if (outcome.kind === "wait") return setFailure(filled(texts.wait, { seconds: outcome.seconds }));
    setFailure(outcome.kind === "later" ? texts.unsent : texts.notTaken);
  };
  const submit = async () => {
    if (busy) return;
    const found = lacking();
    setProblems(found);
    setFailure(found.length > 0 ? texts.errors : "");
    if (found.length > 0) return;
    setBusy(true);
    const signer: ConsentSigner = represents
      ? { kind: "representative", name: fields.name, relation: fields.relation, document: "" }
      : { kind: "patient" };
    const decision = { ...page, request, signer };
    const signature: ConsentSignature = draws
      ? { kind: "drawn", strokes: [...strokes] }
      : { kind: "typed", name: fields.typed };
    follow(
      await (refuses
        ? sendRefusal(linkKey, { ...decision, reason: fields.reason })
        : sendSignature(linkKey, { ...decision, signature })),
    );
    setBusy(false);
  };
  const field = (name: keyof Fields, label: string) => ({
    label,
    value: fields[name],
    error: problems.includes(name) ? texts.required : undefined,
    onChange: (value: string) => setFields((before) => ({ ...before, [name]: value })),
  });
  // Until the representative's name is typed, the text has a gap for it, as on paper.
  const representative = represents ? fields.name || "________" : "";
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ConsentWords
        className="words"
        level={2}
        language={page.language}
        body={fillPlaceholders(page.body, { representative })}
      />
      {page.minor && <p>{texts.minor}</p>}
      {!page.minor && page.signer === "representative" && <p>{texts.byRepresentative}</p>}
      {isAsked && (
        <Choice
          legend={texts.who}
          options={[texts.patient, texts.representative]}
          first={byPatient}
          onFirst={setByPatient}
        />
      )}
      {represents && (
        <>
          <Field {...field("name", texts.name)} autoComplete="name" />
          <Field {...field("relation", texts.relation)} help={texts.relationHelp} />
        </>
      )}
      {refuses ? (
        <Field {...field("reason", texts.reason)} help={texts.reasonHelp} long />
      ) : (
        <>
          <Choice legend={texts.how} options={[texts.draw, texts.type]} first={draws} onFirst={setDraws} />
          {draws ? (
            <SignatureField
              value={strokes}
              onChange={setStrokes}
              error={problems.includes("signature") ? texts.signatureMissing : undefined}
              texts={texts}
            />
          ) : (
            <Field {...field("typed", texts.typed)} autoComplete="name" />
          )}
        </>
      )}
      {failure && (
        <p className="problem" role="alert">
          {failure}
        </p>
      )}
      <div className="actions">
        <button type="submit" className="main" aria-disabled={busy}>
          {busy ? texts.sending : refuses ? texts.confirmRefusal : texts.sign}
        </button>
        <button
          type="button"
          onClick={() => {
            setProblems([]);
            setFailure("");
            setRefuses(!refuses);
          }}
        >
          {refuses ? texts.back : texts.refuse}
        </button>
      </div>
    </form>
  );
}
