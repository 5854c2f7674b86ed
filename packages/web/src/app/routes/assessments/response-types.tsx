export { ResponseTypes as default } from "../../../features/assessments/components/response-types.tsx";
