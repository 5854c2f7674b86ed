import { Button } from "@mantine/core";
import { contentFaults, type Faults } from "@meridian/core/clinical/assessments/custom-test-faults";
import type { StandingDraft, TestDraft } from "@meridian/core/contracts/assessments/assessments";
import type { Answers, TestContent } from "@meridian/core/contracts/assessments/custom-test-content";
import { ApiError } from "@meridian/ui/api/errors";
import { useAutosave } from "@meridian/ui/drafts/use-autosave";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { useSession } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ConflictChoice } from "@meridian/ui/states/conflict";
import { SaveStatus } from "@meridian/ui/states/save-status";
import { Notice } from "@meridian/ui/states/states";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSaveDraft, useTestActions } from "../api/tests.ts";
import { outlineOf } from "../model/draft.ts";
import { BuilderForm } from "./builder-form.tsx";
import { StatusTags } from "./test-table.tsx";
import classes from "./tests.module.css";

/** The appointment's form, passed in by the route, so that the preview is the form that will be used. */
export type AnswerForm = {
  Questions: ComponentType<{
    content: TestContent;
    answers: Answers;
    onChange: (answers: Answers) => void;
  }>;
  ScoreSummary: ComponentType<{ content: TestContent; answers: Answers }>;
};

type BuilderProps = { test: TestDraft; form: AnswerForm };

/** The builder for the user's own test; a colleague's test can be read and copied. */
export function TestBuilder({ test, form }: BuilderProps) {
  return test.owner.id === useSession().id ? (
    <OwnTest test={test} form={form} />
  ) : (
    <SharedTest test={test} form={form} />
  );
}

const VIEWS = ["build", "preview"] as const;
type View = (typeof VIEWS)[number];

function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  const { t } = useTranslation("assessments");
  return (
    <fieldset className={classes.views}>
      <legend>{t("view.label")}</legend>
      {VIEWS.map((one) => (
        <Button
          key={one}
          size="xs"
          variant={view === one ? "light" : "default"}
          aria-pressed={view === one}
          onClick={() => onView(one)}
        >
          {t(`view.${one}`)}
        </Button>
      ))}
    </fieldset>
  );
}

type Auto = ReturnType<typeof useAutosave<TestContent>>;

/** Shows both versions when the test was edited elsewhere, to choose between them. */
function DraftConflict({ auto }: { auto: Pick<Auto, "draft" | "state" | "keepMine" | "takeTheirs"> }) {
  const { draft, state } = auto;
  if (state.kind !== "conflict") return null;
  // A 409 has the stored test; a draft's conflict with a newer test has only the content.
  const current = state.current as Partial<StandingDraft> | null;
  const theirs = current?.content ?? (state.current as TestContent);
  return (
    <ConflictChoice
      mine={<Outline content={draft} />}
      theirs={<Outline content={theirs} />}
      onKeepMine={() => void auto.keepMine()}
      onTakeTheirs={() => void auto.takeTheirs(theirs)}
    />
  );
}

function OwnTest({ test, form }: BuilderProps) {
  const { t } = useTranslation("assessments");
  const save = useSaveDraft(test.id);
  const auto = useAutosave<TestContent>({
    key: `custom-test/${test.id}`,
    value: test.content,
    version: test.version,
    edit: test.edit,
    save,
    inside: (current) => {
      const { content, edit } = current as StandingDraft;
      return { value: content, edit };
    },
  });
  const { draft, setDraft, state, flush } = auto;
  const [view, setView] = useState<View>("build");
  const publishing = usePublish(test, draft, async () => {
    await flush();
    return auto.version();
  });
  const user = useSession();
  return (
    <>
      <PageHead
        title={draft.name || t("untitled")}
        crumbs={[{ label: t("title"), to: "/tests" }]}
        context={<StatusTags test={test} user={user.id} />}
        actions={
          <>
            <SaveStatus state={state} />
            {(test.published === 0 || test.edited || state.kind !== "saved") && (
              <Button
                loading={publishing.busy}
                disabled={state.kind === "conflict"}
                onClick={() => void publishing.publish()}
              >
                {t(test.published === 0 ? "publish" : "publishNext", { version: test.published + 1 })}
              </Button>
            )}
          </>
        }
      />
      <PageBody>
        <div className={classes.builder}>
          <DraftConflict auto={auto} />
          {publishing.problem && (
            <Notice tone="red" title={publishing.problem} live>
              <FaultList faults={publishing.faults} content={draft} />
            </Notice>
          )}
          <ViewSwitch view={view} onView={setView} />
          {view === "build" ? (
            <BuilderForm content={draft} onChange={setDraft} faults={publishing.faults} />
          ) : (
            <Preview content={draft} form={form} />
          )}
        </div>
      </PageBody>
    </>
  );
}

/** Publishes a test. Missing fields are listed and marked until they are filled in. */
function usePublish(test: TestDraft, draft: TestContent, saved: () => Promise<number>) {
  const { t } = useTranslation("assessments");
  const { t: say } = useTranslation("errors");
  const { publish } = useTestActions();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<{ message: string; fields: Faults }>();
  const missing = asked ? contentFaults(draft) : {};
  const faults: Faults = { ...refused?.fields, ...missing };
  const incomplete = Object.keys(missing).length > 0;
  return {
    busy,
    faults,
    problem: incomplete ? say("test.incomplete") : refused?.message,
    publish: async () => {
      setAsked(true);
      setRefused(undefined);
      if (Object.keys(contentFaults(draft)).length > 0) return;
      setBusy(true);
      try {
        const { published } = await publish(test.id, await saved());
        toast(t("publishedDone", { version: published }));
        setAsked(false);
      } catch (error) {
        const fields = error instanceof ApiError ? error.fields : {};
        setRefused({ message: errorMessage(say, error), fields });
      } finally {
        setBusy(false);
      }
    },
  };
}

/** The missing fields by question, each with a link to it. */
function FaultList({ faults, content }: { faults: Faults; content: TestContent }) {
  const { t } = useTranslation("assessments");
  const places = [...new Set(Object.keys(faults).map((path) => path.split(".").slice(0, 2).join(".")))];
  return (
    <ul className={classes.faults}>
      {places.map((place) => {
        const [list, at] = place.split(".");
        const question = list === "questions" && at !== undefined ? content.questions[Number(at)] : undefined;
        if (question)
          return (
            <li key={place}>
              <a href={`#question-${question.id}`}>
                {t("faultIn", {
                  number: Number(at) + 1,
                  label: question.label || t(`kind.${question.kind}`),
                })}
              </a>
            </li>
          );
        return (
          <li key={place}>
            {t(list === "bands" ? "bands.title" : list === "name" ? "field.name" : "field.questions")}
          </li>
        );
      })}
    </ul>
  );
}

const Outline = ({ content }: { content: TestContent }) => (
  <ul className={classes.outline}>
    {outlineOf(content).map((line, index) => (
      // Lines have no id and keep their order.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <li key={index}>{line}</li>
    ))}
  </ul>
);

/** The test as in the appointment. Answers are not stored. */
function Preview({ content, form: { Questions, ScoreSummary } }: { content: TestContent; form: AnswerForm }) {
  const { t } = useTranslation("assessments");
  const [answers, setAnswers] = useState<Answers>({});
  return (
    <div className={classes.preview}>
      <p className={classes.quiet}>{t("previewHelp")}</p>
      {content.description && <p className={classes.description}>{content.description}</p>}
      {content.questions.length === 0 ? (
        <p className={classes.quiet}>{t("noQuestions")}</p>
      ) : (
        <>
          <Questions content={content} answers={answers} onChange={setAnswers} />
          <ScoreSummary content={content} answers={answers} />
        </>
      )}
    </div>
  );
}

function SharedTest({ test, form }: BuilderProps) {
  const { t } = useTranslation("assessments");
  const { t: say } = useTranslation("errors");
  const { create } = useTestActions();
  const user = useSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const duplicate = async () => {
    setBusy(true);
    try {
      const { id } = await create(t("copyOf", { name: test.name }).slice(0, 120), test.id);
      await navigate(`/custom-tests/${id}/edit`);
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
      setBusy(false);
    }
  };
  return (
    <>
      <PageHead
        title={test.name}
        crumbs={[{ label: t("title"), to: "/tests" }]}
        context={<StatusTags test={test} user={user.id} />}
        actions={
          <Button loading={busy} onClick={() => void duplicate()}>
            {t("action.duplicate")}
          </Button>
        }
      />
      <PageBody>
        <div className={classes.builder}>
          <Notice tone="blue">{t("sharedHelp", { name: test.owner.name })}</Notice>
          <Preview content={test.content} form={form} />
        </div>
      </PageBody>
    </>
  );
}
