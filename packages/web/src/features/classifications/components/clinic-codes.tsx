import { ActionIcon, Button } from "@mantine/core";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import "@mantine/core/styles/ActionIcon.layer.css";
import type { ClinicIcd } from "@meridian/core/contracts/classifications/icd";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextField } from "@meridian/ui/forms/fields";
import { NOT_SENT, useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, SubmitButton } from "@meridian/ui/forms/form-view";
import { SearchPick } from "@meridian/ui/forms/search-pick";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { EmptyState } from "@meridian/ui/states/states";
import { IconArrowDown, IconArrowUp, IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { findCodes, useChangeClinicIcd } from "../api/clinic-icd.ts";
import classes from "./icd.module.css";

type Titled = ClinicIcd["own"][number];
type Part = "favourites" | "own";
type PartProps = { codes: ClinicIcd; mayWrite: boolean };

/** The title in the interface's language, else in the other. */
export const titleOf = ({ en, pt }: { en: string; pt: string }) =>
  currentLanguage() === "pt" ? pt || en : en || pt;

/** Removes an entry, with an undo that restores its position. */
function useRemove(part: Part) {
  const { t } = useTranslation("classifications");
  const change = useChangeClinicIcd();
  return (entry: Titled, at: number) => {
    void change((now) => ({ ...now, [part]: now[part].filter(({ code }) => code !== entry.code) }));
    const back = () =>
      void change((now) =>
        now[part].some(({ code }) => code === entry.code)
          ? now
          : { ...now, [part]: [...now[part].slice(0, at), entry, ...now[part].slice(at)] },
      );
    toast(t("removed", { code: entry.code }), { action: { label: t("undo"), run: back } });
  };
}

/** The clinic's favourite codes in its order. Every search lists them first. */
export function Favourites({ codes, mayWrite }: PartProps) {
  const { t } = useTranslation("classifications");
  const { t: act } = useTranslation("ui");
  const change = useChangeClinicIcd();
  const remove = useRemove("favourites");
  const move = (at: number, by: -1 | 1) =>
    void change((now) => {
      const list = [...now.favourites];
      const entry = list[at];
      const other = list[at + by];
      if (!entry || !other) return now;
      list[at] = other;
      list[at + by] = entry;
      return { ...now, favourites: list };
    });
  return (
    <section className={classes.part} aria-labelledby="icd-favourites">
      <h2 id="icd-favourites">{t("favourites.title")}</h2>
      <p className={classes.quiet}>{t("favourites.help")}</p>
      {mayWrite && (
        <SearchPick
          label={t("favourites.add")}
          placeholder={t("search")}
          find={async (text, signal) =>
            (await findCodes(text, signal)).map(({ code, en, pt }) => ({
              id: code,
              label: titleOf({ en, pt }),
              note: code,
              run: () => void change((now) => withFavourite(now, { code, en, pt })),
            }))
          }
          nothing={t("nothing")}
          failed={act("state.errorTitle")}
        />
      )}
      {codes.favourites.length === 0 ? (
        <EmptyState title={t("favourites.none")} help={t("favourites.noneHelp")} compact />
      ) : (
        <ol className={classes.codes}>
          {codes.favourites.map((entry, at) => (
            <li key={entry.code}>
              <code>{entry.code}</code>
              <span>{titleOf(entry)}</span>
              {mayWrite && (
                <span className={classes.tools}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    disabled={at === 0}
                    aria-label={t("up", { code: entry.code })}
                    onClick={() => move(at, -1)}
                  >
                    <IconArrowUp size={18} stroke={1.5} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    disabled={at === codes.favourites.length - 1}
                    aria-label={t("down", { code: entry.code })}
                    onClick={() => move(at, 1)}
                  >
                    <IconArrowDown size={18} stroke={1.5} aria-hidden />
                  </ActionIcon>
                  <RemoveIcon code={entry.code} onClick={() => remove(entry, at)} />
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Adds a favourite at the end, unless it is there already. */
export const withFavourite = (now: ClinicIcd, entry: Titled): ClinicIcd =>
  now.favourites.some(({ code }) => code === entry.code)
    ? now
    : { ...now, favourites: [...now.favourites, entry] };

function RemoveIcon({ code, onClick }: { code: string; onClick: () => void }) {
  const { t } = useTranslation("classifications");
  return <RemoveButton trash label={t("remove", { code })} onRemove={onClick} />;
}

/** The clinic's own codes, which every search finds beside those of the ICD. */
export function OwnCodes({ codes, mayWrite }: PartProps) {
  const { t } = useTranslation("classifications");
  const remove = useRemove("own");
  const [editing, setEditing] = useState<Titled | "new">();
  return (
    <section className={classes.part} aria-labelledby="icd-own">
      <h2 id="icd-own">{t("own.title")}</h2>
      <p className={classes.quiet}>{t("own.help")}</p>
      {codes.own.length === 0 && editing === undefined && (
        <EmptyState title={t("own.none")} help={t("own.noneHelp")} compact />
      )}
      {codes.own.length > 0 && (
        <ul className={classes.codes}>
          {codes.own.map((entry, at) => (
            <li key={entry.code}>
              <code>{entry.code}</code>
              <span>{titleOf(entry)}</span>
              {mayWrite && (
                <span className={classes.tools}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t("edit", { code: entry.code })}
                    onClick={() => setEditing(entry)}
                  >
                    <IconPencil size={18} stroke={1.5} aria-hidden />
                  </ActionIcon>
                  <RemoveIcon code={entry.code} onClick={() => remove(entry, at)} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {editing !== undefined ? (
        <OwnForm
          key={editing === "new" ? "new" : editing.code}
          of={editing}
          taken={codes.own.map(({ code }) => code)}
          onDone={() => setEditing(undefined)}
        />
      ) : (
        mayWrite && (
          <div>
            <Button variant="default" onClick={() => setEditing("new")}>
              {t("own.add")}
            </Button>
          </div>
        )
      )}
    </section>
  );
}

type OwnFormProps = { of: Titled | "new"; taken: readonly string[]; onDone: () => void };

function OwnForm({ of, taken, onDone }: OwnFormProps) {
  const { t } = useTranslation("classifications");
  const { t: act } = useTranslation("ui");
  const change = useChangeClinicIcd();
  const before = of === "new" ? { code: "", en: "", pt: "" } : of;
  const form = useZodForm({
    initial: before,
    rules: ({ code, en, pt }) => ({
      ...(!/^[a-z0-9]([a-z0-9.-]{0,10}[a-z0-9])?$/i.test(code.trim()) && { code: "icd.code_invalid" }),
      ...(code.trim() === "" && { code: "required" }),
      ...(code.trim().toUpperCase() !== before.code &&
        taken.includes(code.trim().toUpperCase()) && { code: "icd.duplicate" }),
      ...(en.trim() === "" && pt.trim() === "" && { en: "required" }),
    }),
    submit: async ({ code, en, pt }) => {
      const entry = { code: code.trim().toUpperCase(), en: en.trim(), pt: pt.trim() };
      const saved = await change((now) => ({
        ...now,
        own:
          of === "new" ? [...now.own, entry] : now.own.map((own) => (own.code === before.code ? entry : own)),
      }));
      return saved ? onDone : NOT_SENT;
    },
  });
  return (
    <Form form={form} label={t(of === "new" ? "own.add" : "own.change")}>
      <TextField {...form.field("code", t("code"))} required help={t("codeHelp")} maxLength={12} autoFocus />
      <FormRow>
        <TextField {...form.field("en", t("en"))} maxLength={300} />
        <TextField {...form.field("pt", t("pt"))} maxLength={300} />
      </FormRow>
      <FormActions>
        <SubmitButton form={form}>{act("action.save")}</SubmitButton>
        <Button variant="default" onClick={onDone}>
          {act("action.cancel")}
        </Button>
      </FormActions>
    </Form>
  );
}
