import { Button } from "@mantine/core";
import { productProperties } from "@meridian/core/clinical/supplements/product-properties";
import { usePublished } from "@meridian/ui/catalogue/use-published";
import { useRoving } from "@meridian/ui/focus/roving";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import classes from "./supplements.module.css";

type PropertyChoiceProps = {
  /** One property per line. */
  value: string;
  onChange: (value: string) => void;
};

/** The usual properties, to add or take away with one press. Any other can be typed. */
export function PropertyChoice({ value, onChange }: PropertyChoiceProps) {
  const { t } = useTranslation("supplements");
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useRoving(fieldset);
  const { overlay } = usePublished("product-properties");
  const language = currentLanguage();
  const chosen = value
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const toggle = (name: string) =>
    onChange((chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]).join("\n"));
  return (
    <fieldset ref={fieldset} className={classes.properties}>
      <legend>{t("product.usualProperties")}</legend>
      <div data-roving>
        {productProperties(overlay).map(({ key, name: { [language]: name } }) => (
          <Button
            key={key}
            size="compact-sm"
            variant={chosen.includes(name) ? "filled" : "default"}
            aria-pressed={chosen.includes(name)}
            onClick={() => toggle(name)}
          >
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
