import { runStaffCommand } from '@hien/server/staff';

// Accounts of staff are made where the database is, by whoever may open it.
await runStaffCommand(process.argv.slice(2));
