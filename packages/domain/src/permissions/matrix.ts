import { accountPermissions } from './rows/account.ts';
import { advertisingPermissions } from './rows/advertising.ts';
import { communityPermissions } from './rows/community.ts';
import { contractorsPermissions } from './rows/contractors.ts';
import { designsPermissions } from './rows/designs.ts';
import { ordersPermissions } from './rows/orders.ts';
import { sellerPermissions } from './rows/seller.ts';
import { shopPermissions } from './rows/shop.ts';
import { staffPermissions } from './rows/staff.ts';
import type { PermissionRows } from './row.ts';

/** Role × action: server guards, disabled buttons and the printed table all read this. */
export const permissions = {
  ...accountPermissions,
  ...shopPermissions,
  ...ordersPermissions,
  ...sellerPermissions,
  ...designsPermissions,
  ...contractorsPermissions,
  ...advertisingPermissions,
  ...communityPermissions,
  ...staffPermissions,
} as const satisfies PermissionRows;

export type Action = keyof typeof permissions;

export const actions = /* @__PURE__ */ Object.keys(permissions) as readonly Action[];
