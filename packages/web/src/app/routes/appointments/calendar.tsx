export { CalendarScreen as default } from "../../../features/appointments/calendar/calendar-screen.tsx";
