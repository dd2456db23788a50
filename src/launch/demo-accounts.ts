import { DEMO_CUSTOMERS, DEMO_ROLES } from '#src/demo/seed/seed-accounts.ts';
import { DEMO_STAFF } from '#src/demo/seed/seed-staff.ts';
import { displayName } from '#src/domain/account/display-name.ts';

/** One line an account: address, name, and what there is to try with it. */
export function demoAccountLines(): string[] {
  return DEMO_CUSTOMERS.map(({ customerId, email, firstName, lastName }) => {
    const name = displayName(`${firstName} ${lastName}`);
    return `${email}  ${name.padEnd(18)}  ${DEMO_ROLES.get(customerId) ?? ''}`;
  });
}

/** The same of the staff: one line a role. */
export function demoStaffLines(): string[] {
  const width = Math.max(...DEMO_STAFF.map(({ email }) => email.length));
  return DEMO_STAFF.map(({ email, name, role }) => `${email.padEnd(width)}  ${name} (${role})`);
}
