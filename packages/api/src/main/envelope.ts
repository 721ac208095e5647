import { unwrap } from '../client/unwrap.ts';

/** What a main-API answer carries in `data`. Throws `ApiError`. */
export async function unwrapData<Data>(
  call: Promise<{ data?: { data: Data }; error?: unknown; response: Response }>,
): Promise<Data> {
  return (await unwrap(call)).data;
}
