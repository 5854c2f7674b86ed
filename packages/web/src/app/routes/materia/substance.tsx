export { SubstancePage as default } from "../../../features/materia/components/substance-page.tsx";
