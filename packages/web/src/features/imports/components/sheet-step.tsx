import { Button, Radio } from "@mantine/core";
import { UnreadableNotice } from "@meridian/ui/sheets/unreadable-notice";
import "@mantine/core/styles/Radio.layer.css";
import { FormActions } from "@meridian/ui/forms/form-view";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { useFile } from "../model/use-file.ts";

type SheetStepProps = { file: ReturnType<typeof useFile>; onRead: () => void; onBack: () => void };

/** Chooses the sheet of a workbook with several. Hidden ones come last and are marked. */
export function SheetStep({ file, onRead, onBack }: SheetStepProps) {
  const { t } = useTranslation("imports");
  const sheets = (file.file?.sheets ?? []).map((sheet, index) => ({ ...sheet, index }));
  const ordered = [...sheets.filter(({ hidden }) => !hidden), ...sheets.filter(({ hidden }) => hidden)];
  const [chosen, setChosen] = useState(String(file.sheet?.index ?? ordered[0]?.index ?? 0));
  const next = async () => {
    if (await file.chooseSheet(Number(chosen))) onRead();
  };
  return (
    <>
      <Radio.Group label={t("sheet.label")} value={chosen} onChange={setChosen}>
        {ordered.map(({ name, hidden, index }) => (
          <Radio
            key={index}
            mt="xs"
            value={String(index)}
            label={hidden ? t("sheet.hidden", { name }) : name}
          />
        ))}
      </Radio.Group>
      <UnreadableNotice problem={file.problem} />
      <FormActions>
        <Button onClick={() => void next()} loading={file.isReading}>
          {t("action.next")}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t("action.otherFile")}
        </Button>
      </FormActions>
    </>
  );
}
