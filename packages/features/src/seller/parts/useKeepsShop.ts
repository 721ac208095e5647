import { useProfile } from '../../shared/calls/useProfile.ts';

/** Whether the reader keeps the shop; staff see what is the owner's alone, and are told so. Not known yet counts as the owner. */
export function useKeepsShop(): boolean {
  const { data: profile } = useProfile();
  return profile?.shop_role !== 'staff';
}
