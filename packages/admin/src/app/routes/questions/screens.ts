import type { Screen } from "@meridian/ui/app/screens";

const superAdmin = { level: "super" } as const;

export const screens: Screen[] = [
  {
    name: "question-answers",
    path: "dashboard/question-answers",
    load: () => import("./questions.tsx"),
    locales: ["questions"],
    who: superAdmin,
    nav: { label: "questionAnswers", icon: "questions", group: "administration", order: 70 },
  },
  {
    name: "question-answer",
    path: "dashboard/question-answers/:qid",
    load: () => import("./question.tsx"),
    locales: ["questions", "history"],
    who: superAdmin,
  },
];
