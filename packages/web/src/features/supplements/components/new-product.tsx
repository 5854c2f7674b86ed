import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";

/** A link to the form of a new product. */
export function NewProduct() {
  const { t } = useTranslation("supplements");
  return (
    <Button
      component={Link}
      to="/settings/supplements/new"
      leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
    >
      {t("new")}
    </Button>
  );
}
