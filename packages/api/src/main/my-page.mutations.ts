import type { QueryClient } from '@tanstack/react-query';
import { signOut } from '../session/session.ts';
import { profileQuery } from './account.queries.ts';
import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';
import type {
  AddressForm,
  AddressList,
  Business,
  BusinessForm,
  ChangedAddress,
  DeletionForm,
  Export,
  Farewell,
  PasswordForm,
  Profile,
  ProfileForm,
} from './generated/types.ts';
import { addressesQuery, businessQuery } from './my-page.queries.ts';

/** Changes the profile; every place that shows it follows. VERSION_CONFLICT when another tab was first. */
export async function updateProfile(queryClient: QueryClient, body: ProfileForm): Promise<Profile> {
  const profile = await unwrapData(mainApi.POST('/app/user/update-profile', { body }));
  queryClient.setQueryData(profileQuery().queryKey, profile);
  return profile;
}

/** Uploads a profile picture; answers its address. */
export async function uploadAvatar(file: File, signal?: AbortSignal): Promise<string> {
  const form = new FormData();
  form.append('files', file);
  form.append('folder', 'avatar');
  // The contract describes the parts; FormData is how a browser sends them.
  const body = { files: [], folder: 'avatar' as const };
  const [address = ''] = await unwrapData(
    mainApi.POST('/aws/upload', { body, bodySerializer: () => form, signal }),
  );
  return address;
}

/** Answers how many other sessions ended. Throws AUTH_07, AUTH_09, PASSWORD_REUSED with their fields. */
export async function changePassword(body: PasswordForm): Promise<number> {
  return (await unwrapData(mainApi.POST('/app/user/change-password', { body }))).ended;
}

/** Signs out everywhere else; answers how many sessions ended. */
export async function endOtherSessions(): Promise<number> {
  return (await unwrapData(mainApi.POST('/app/user/end-other-sessions', {}))).ended;
}

/** Adds an address, or changes the one with the id. */
export async function saveAddress(
  queryClient: QueryClient,
  address: AddressForm | ChangedAddress,
): Promise<void> {
  const list =
    'id' in address
      ? mainApi.POST('/app/user/address/update', { body: address })
      : mainApi.POST('/app/user/address/create', { body: address });
  keepAddresses(queryClient, await unwrapData<AddressList>(list));
}

export async function removeAddress(queryClient: QueryClient, id: number): Promise<void> {
  keepAddresses(
    queryClient,
    await unwrapData(mainApi.POST('/app/user/address/remove', { body: { id } })),
  );
}

function keepAddresses(queryClient: QueryClient, list: AddressList): void {
  queryClient.setQueryData(addressesQuery().queryKey, list);
}

/** Applies as a business, or asks to change its details. */
export async function sendBusinessDetails(
  queryClient: QueryClient,
  body: BusinessForm,
): Promise<Business> {
  const business = await unwrapData(mainApi.POST('/app/user/business/send', { body }));
  queryClient.setQueryData(businessQuery().queryKey, business);
  return business;
}

/** Everything about the member, to take along. */
export function exportMyData(): Promise<Export> {
  return unwrapData(mainApi.GET('/app/user/export', {}));
}

/** Deletes the account and ends the session here. */
export async function deleteAccount(
  queryClient: QueryClient,
  body: DeletionForm,
): Promise<Farewell> {
  const farewell = await unwrapData(mainApi.POST('/app/user/delete-account', { body }));
  signOut(queryClient);
  return farewell;
}
