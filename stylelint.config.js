import stylelint from "stylelint";

const { createPlugin, utils } = stylelint;

/**
 * Texts, what holds a line of text, and the widths at which a layout changes follow the size of text that a reader sets in the
 * browser, so none of them is in px: docs/decisions/0161-large-text-and-screen-readers.md. Everything else about styles is Biome's.
 * Letters in a drawing are in units of the drawing, which CSS writes as px: such a rule is disabled where it stands, with that reason.
 */
const CONTAINER = "meridian/container-query-units";
const messages = utils.ruleMessages(CONTAINER, {
  rejected: (length) => `"${length}" does not follow the size of text: write the width of a container in rem`,
});

/** Stylelint's own rules know the features of media queries only. */
const containerQueries = createPlugin(CONTAINER, (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkAtRules("container", (rule) => {
    for (const [length] of rule.params.matchAll(/(?<![\w-])\d*\.?\d+(?!rem\b)[a-z]+\b/gi))
      utils.report({
        ruleName: CONTAINER,
        result,
        node: rule,
        word: length,
        message: messages.rejected(length),
      });
  });
});
containerQueries.rule.messages = messages;

export default {
  plugins: [containerQueries],
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    [CONTAINER]: true,
    "declaration-property-unit-disallowed-list": {
      "/^(font|font-size|line-height|letter-spacing|word-spacing|text-indent)$/": ["px", "pt"],
      "/^--(text|tap)/": ["px", "pt"],
    },
    "media-feature-name-unit-allowed-list": { "/(width|height|size)$/": "em" },
  },
};
