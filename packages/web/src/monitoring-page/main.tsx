import { createRoot } from "react-dom/client";
import { Page } from "./page.tsx";
import "../public-page/base.css";
import "./page.css";

// The key is the last part of the address. It goes to the API and nowhere else.
const linkKey = location.pathname.split("/").filter(Boolean)[1] ?? "";
const root = document.getElementById("root");
if (root) createRoot(root).render(<Page linkKey={linkKey} />);
navigator.serviceWorker?.register("/monitoring/service-worker.js").catch(() => undefined);
