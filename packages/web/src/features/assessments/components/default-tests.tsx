import { PRICED_TESTS } from "@meridian/core/contracts/billing/billable-kinds";
import { useAllows } from "@meridian/ui/session/session";
import { Tag } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import classes from "./tests.module.css";

/** The built-in tests: what they record, and the module they need. */
export function DefaultTests() {
  const { t } = useTranslation("assessments");
  const allows = useAllows();
  return (
    <section className={classes.section} aria-labelledby="default-tests">
      <h2 id="default-tests">{t("default.title")}</h2>
      <ul className={classes.cards}>
        {PRICED_TESTS.map(({ code, module }) => {
          const open = module === null || allows({ module });
          return (
            <li key={code} data-closed={!open || undefined}>
              <h3>{t(`default.${code}.name`)}</h3>
              <p>{t(`default.${code}.help`)}</p>
              <p className={classes.module}>
                {module === null ? (
                  <Tag tone="green">{t("default.everyone")}</Tag>
                ) : (
                  <Tag tone={open ? "green" : "plain"}>
                    {t(open ? "default.owned" : "default.needs", { module: t(`module.${module}`) })}
                  </Tag>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
