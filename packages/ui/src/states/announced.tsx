import type { ReactNode } from "react";

/**
 * A place for a message that comes and goes. It stands there before the message does, because screen readers announce only
 * what changes in an element that they know already. Without a message it takes no room.
 */
export const Announced = ({ children }: { children: ReactNode }) => (
  <div className="announced" role="status">
    {children}
  </div>
);
