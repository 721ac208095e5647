/** A bank account as people see it who need not know it: `•••• 3456`. */
export const maskAccount = (account: string): string => `•••• ${account.slice(-4)}`;
