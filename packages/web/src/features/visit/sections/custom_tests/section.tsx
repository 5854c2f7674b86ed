import type { TakenTest as Taken } from "@meridian/core/contracts/assessments/custom-test-content";
import { newPartId } from "@meridian/core/contracts/kernel/part-id";
import { type SectionData, sections } from "@meridian/core/contracts/visits/sections";
import { useMemo } from "react";
import { usePreviousResults } from "../../frame/prior-results.tsx";
import type { EditProps, ViewProps } from "../../frame/section-props.ts";
import type { TrendPoint } from "../../model/trend.ts";
import { TakenTestList } from "./answers-view.tsx";
import { ChooseTest } from "./choose-test.tsx";
import classes from "./custom-tests.module.css";
import { type Earlier, type FigureTrends, PreviousTaking, TakenTest, TestTrends } from "./taken-test.tsx";

type CustomTests = SectionData<"custom_tests">;

/** The tests taken in this visit, and the search for another. */
export function Edit({ value, onChange, onRemoved }: EditProps<CustomTests>) {
  const { earlierOf, courses } = useEarlierTests();
  const change = (next: Taken) =>
    onChange({ items: value.items.map((item) => (item.id === next.id ? next : item)) });
  const remove = (item: Taken, at: number) => {
    onChange({ items: value.items.filter(({ id }) => id !== item.id) });
    onRemoved((now) => ({ items: now.items.toSpliced(Math.min(at, now.items.length), 0, item) }));
  };
  return (
    <div className={classes.list}>
      {value.items.map((item, at) => (
        <TakenTest
          key={item.id}
          item={item}
          earlier={earlierOf(item.test)}
          courses={courses}
          onChange={change}
          onRemove={() => remove(item, at)}
        />
      ))}
      <ChooseTest
        onChoose={({ id, name, published }) =>
          onChange({
            items: [
              ...value.items,
              { id: newPartId(), test: id, version: published, name, answers: {}, score: null, band: null },
            ],
          })
        }
      />
    </div>
  );
}

/** The tests of a finished visit, each with its previous result and its figures over the visits. */
export function Read({ value }: ViewProps<CustomTests>) {
  const { earlierOf, courses } = useEarlierTests();
  return (
    <TakenTestList
      items={value.items}
      below={(item, content) => {
        const earlier = earlierOf(item.test);
        return (
          <>
            {earlier && <PreviousTaking earlier={earlier} />}
            <TestTrends item={item} content={content} courses={courses} />
          </>
        );
      }}
    />
  );
}

export const View = ({ value }: ViewProps<CustomTests>) => <TakenTestList items={value.items} />;

/** The newest earlier result of each test, and the values of every figure before this visit, newest first. */
function useEarlierTests() {
  const { earlier } = usePreviousResults("custom_tests");
  return useMemo(() => {
    const takings = new Map<string, Earlier>();
    const courses = new Map<string, TrendPoint[]>();
    for (const { start, data } of earlier) {
      for (const item of data.items) if (!takings.has(item.test)) takings.set(item.test, { start, item });
      for (const [key, figure] of Object.entries(sections.custom_tests.figures?.(data) ?? {}))
        if (figure !== undefined) courses.set(key, [...(courses.get(key) ?? []), { start, value: figure }]);
    }
    return { earlierOf: (test: string) => takings.get(test), courses: courses as FigureTrends };
  }, [earlier]);
}
