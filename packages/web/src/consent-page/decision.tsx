import { fillPlaceholders } from "@meridian/core/clinical/consents/consent-text";
import type { ConsentPage } from "@meridian/core/contracts/consents/consent-page";
import { ConsentWords } from "@meridian/ui/consents/consent-words";
import { useEffect, useRef } from "react";
import { Choice, Field } from "./fields.tsx";
import { SignatureField } from "./signature-field.tsx";
import type { Texts } from "./texts.ts";
import { type DecisionProps, useDecision } from "./use-decision.ts";

/** The text, who decides, and signing or refusing it. */
export function Decision(props: DecisionProps) {
  const { page, texts } = props;
  const decision = useDecision(props);
  const { entered, represents, problems, failure, busy, submit, turn } = decision;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problems.length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [problems]);
  // Until the representative's name is typed, the text has a gap for it, as on paper.
  const representative = represents ? entered.fields.name || "________" : "";
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
      <Signer page={page} texts={texts} decision={decision} />
      <SignatureOrReason texts={texts} decision={decision} />
      {failure && (
        <p className="problem" role="alert">
          {failure}
        </p>
      )}
      <div className="actions">
        <button type="submit" className="main" aria-disabled={busy}>
          {busy ? texts.sending : entered.refuses ? texts.confirmRefusal : texts.sign}
        </button>
        <button type="button" onClick={turn}>
          {entered.refuses ? texts.back : texts.refuse}
        </button>
      </div>
    </form>
  );
}

type PartProps = { texts: Texts; decision: ReturnType<typeof useDecision> };

/** Who decides: the patient or a representative, where that is not settled already. */
function Signer({ page, texts, decision }: PartProps & { page: ConsentPage }) {
  const { entered, enter, represents, field } = decision;
  const isAsked = !page.minor && page.signer === null;
  return (
    <>
      {page.minor && <p>{texts.minor}</p>}
      {!page.minor && page.signer === "representative" && <p>{texts.byRepresentative}</p>}
      {isAsked && (
        <Choice
          legend={texts.who}
          options={[texts.patient, texts.representative]}
          first={entered.byPatient}
          onFirst={(byPatient) => enter({ byPatient })}
        />
      )}
      {represents && (
        <>
          <Field {...field("name", texts.name)} autoComplete="name" />
          <Field {...field("relation", texts.relation)} help={texts.relationHelp} />
        </>
      )}
    </>
  );
}

function SignatureOrReason({ texts, decision }: PartProps) {
  const { entered, enter, problems, field } = decision;
  if (entered.refuses) return <Field {...field("reason", texts.reason)} help={texts.reasonHelp} long />;
  return (
    <>
      <Choice
        legend={texts.how}
        options={[texts.draw, texts.type]}
        first={entered.draws}
        onFirst={(draws) => enter({ draws })}
      />
      {entered.draws ? (
        <SignatureField
          value={entered.strokes}
          onChange={(strokes) => enter({ strokes })}
          error={problems.includes("signature") ? texts.signatureMissing : undefined}
          texts={texts}
        />
      ) : (
        <Field {...field("typed", texts.typed)} autoComplete="name" />
      )}
    </>
  );
}
