export { PointsScreen as default } from "../../../features/acupuncture/settings/points-screen.tsx";
