import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { copyText } from "../feedback/copy-text.ts";
import classes from "./links.module.css";
import { QrCode } from "./qr-code.tsx";

type LinkAddressProps = {
  url: string;
  /** Whether the code is on the screen from the start. */
  showsCode?: boolean;
};

/** A patient's link to copy, and as a code on the screen to scan. */
export function LinkAddress({ url, showsCode = false }: LinkAddressProps) {
  const { t } = useTranslation("links");
  const [shown, setShown] = useState(showsCode);
  const copy = () => copyText(url, { done: t("copied"), failed: t("notCopied") });
  return (
    <>
      <div className={classes.row}>
        <TextInput
          className={classes.address ?? ""}
          aria-label={t("address")}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" onClick={copy}>
          {t("copy")}
        </Button>
        <Button variant="default" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {t(shown ? "hide" : "show")}
        </Button>
      </div>
      {shown && (
        <figure className={classes.figure}>
          <QrCode text={url} label={t("code")} />
          <figcaption className={classes.quiet}>{t("scan")}</figcaption>
        </figure>
      )}
    </>
  );
}
