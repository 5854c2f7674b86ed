import type { ReactNode } from "react";

export type Fact = readonly [label: string, value: ReactNode];

/** Labels with their values, without those that have none. */
export const FactList = ({
  facts,
  className,
}: {
  facts: readonly Fact[];
  className?: string | undefined;
}) => (
  <dl className={className}>
    {facts
      .filter(([, value]) => value)
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
