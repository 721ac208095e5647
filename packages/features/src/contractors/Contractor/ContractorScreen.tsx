import { getCostTruth, getWorkMap, listContractors } from '@hien/api';
import { keepPreviousData } from '@tanstack/react-query';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useRefusedPlaces } from '../../shared/contractors/useRefusedPlaces.ts';
import { useOwnInquiry } from '../../shared/inquiry/own-inquiry.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { costsInput } from './Costs.tsx';
import { directoryAddress, directoryInput } from './directory-address.ts';
import { DirectoryView } from './DirectoryView.tsx';

export const prefetch: Prefetch = ({ want, search }) => {
  const place = directoryAddress.read(search);
  want(listContractors, directoryInput(place));
  want(getCostTruth, costsInput(place));
  // A city offers its districts.
  if (place.map || place.city !== null) want(getWorkMap, { city: place.city ?? undefined });
};

/** The directory of contractors. */
export function Screen() {
  const text = useText();
  const address = useAddress(directoryAddress);
  const { onDevice } = useRefusedPlaces();
  const { thread: like } = useOwnInquiry(address.url.like);
  const refused = onDevice.map(({ id }) => id);
  const query = useCall(
    listContractors,
    {
      ...directoryInput(address.url),
      refused: address.url.city === null || refused.length === 0 ? undefined : refused,
    },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <PageHead
        title={text('contractor.title')}
        description={text('contractor.lead')}
        hidden={address.isNarrowed}
      />
      <DirectoryView query={query} address={address} like={like} />
    </>
  );
}
