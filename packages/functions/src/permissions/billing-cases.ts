import type { Row } from "./matrix-case.ts";

/** Money of a colleague's appointment is only for the front desk and managers. */
const ofOwnAppointments = {
  professional: { colleague: [403], archived: [403] },
  professionalWithPermissions: { colleague: [403], archived: [403] },
  student: { colleague: [403], archived: [403] },
};
/** Charges and payments of appointments. */
export const charging: Record<string, Row> = {
  "billing.get": {
    call: ({ appointment }) => ({ params: { appointment } }),
    names: "charge",
    except: ofOwnAppointments,
  },
  "billing.list": {
    call: ({ appointment }) => ({ query: { appointments: appointment } }),
    names: "charge",
    except: ofOwnAppointments,
  },
  "billing.billable-items": {
    call: ({ appointment }) => ({ params: { appointment } }),
    names: "charge",
    except: ofOwnAppointments,
  },
  "billing.set-price": {
    call: ({ appointment }) => ({
      params: { appointment },
      body: { basis: "typed", price: 4000, version: 2 },
    }),
    names: "charge",
    except: ofOwnAppointments,
  },
  "billing.pay": {
    call: ({ appointment }) => ({
      params: { appointment },
      body: { amount: 100, method: "card", version: 2 },
    }),
    names: "charge",
    own: [201],
    except: ofOwnAppointments,
  },
  "billing.pay-several": {
    call: ({ appointment }) => ({
      body: { items: [{ appointment, amount: 100, version: 2 }], method: "card" },
    }),
    names: "charge",
    own: [201],
    except: ofOwnAppointments,
  },
  "billing.refund": {
    call: ({ appointment, payment }) => ({ params: { appointment, payment }, body: { version: 2 } }),
    names: "charge",
    own: [201],
    except: ofOwnAppointments,
  },
  "billing.issue-receipt": {
    call: ({ appointment }) => ({ params: { appointment }, body: { version: 2 } }),
    names: "charge",
    // The charge already has a receipt.
    own: [409],
    colleague: [409],
    archived: [409],
    except: ofOwnAppointments,
  },
  "billing.receipt-pdf": {
    call: ({ receipt }) => ({ params: { receipt } }),
    names: "charge",
    except: ofOwnAppointments,
  },
  "billing.of-patient": { call: ({ patient }) => ({ params: { patient } }), names: "patient" },
  "billing.day": {
    call: ({ establishment }) => ({ query: { establishment, date: "2030-01-01" } }),
    names: "clinic",
  },
};
