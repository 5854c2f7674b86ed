export { ResponseTypes as default } from "../../../features/tests/components/response-types.tsx";
