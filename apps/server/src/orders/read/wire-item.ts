import { instant, moment, wireItem } from '@hien/api/wire';
import { type Claim, type Language, refundTarget } from '@hien/domain';
import { pictures as ownPictures } from '@hien/pictures';
import { pictureOf, textOf, type WirePicture } from '../../db/localized.ts';
import type { Answer } from '../../http/handler.ts';
import { uploadName } from '../../media/upload-address.ts';
import type { ItemRow } from '../write/locked-order.ts';
import { wantedOptionOf } from '../write/wanted-option.ts';
import type { LoadedOrder } from './load-orders.ts';
import type { Asking } from './wire-order.ts';

export type WireOrder = Answer<'readOrder'>;
type WireItem = WireOrder['items'][number];
type WireClaim = NonNullable<WireItem['claim']>;
type WireRefund = NonNullable<WireItem['refund']>;

function picturesOf(addresses: readonly string[], { uploads }: LoadedOrder): WirePicture[] {
  return addresses.flatMap((address): WirePicture[] => {
    const name = uploadName(address);
    const upload = name === null ? undefined : uploads.get(name);
    if (upload !== undefined) {
      const { width, height, placeholder, color } = upload;
      return [{ path: 'uploads', name: upload.name, width, height, alt: '', placeholder, color }];
    }
    // The sample's claims show pictures of the product's own.
    const own = ownPictures.find((one) => `/media/${one.path}/${one.name}` === address);
    if (own === undefined) return [];
    const { path, width, height, placeholder, color } = own;
    return [{ path, name: own.name, width, height, alt: '', placeholder, color }];
  });
}

/** The option that a claim asks for: its name while it is sold, its number afterwards. */
function wantedOf(
  claim: Claim,
  { options }: LoadedOrder,
  language: Language,
): WireClaim['wantedOption'] {
  const wanted = wantedOptionOf({ claim });
  if (wanted === null) return null;
  const name = options.get(wanted);
  return {
    id: name === undefined ? null : wanted,
    name: name === undefined ? String(wanted) : textOf(name, language),
  };
}

function refundOf(row: ItemRow, { returns, group }: LoadedOrder): WireRefund | null {
  if (row.refund === null) return null;
  const { split } = row.refund;
  const money = returns.get(row.id);
  return {
    split: { ...split },
    state: money?.state ?? 'refunded',
    target: refundTarget(group.method, split.money),
    dueAt: instant(row.data.refundDueAt),
    failed: row.data.refundFailed,
    refundedAt:
      money === undefined
        ? moment(row.refund.at)
        : money.state === 'refunded'
          ? money.changedAt.toISOString()
          : null,
  };
}

/** One line as the API answers it. */
export function itemOf(row: ItemRow, loaded: LoadedOrder, asking: Asking): WireItem {
  const { thing } = row;
  const { language } = asking;
  return wireItem(
    {
      ...row,
      item: row.data,
      thing: {
        productId: row.productId,
        productOpen: loaded.open.has(row.productId),
        optionId: row.optionId,
        name: textOf(thing.name, language),
        optionName: textOf(thing.optionName, language),
        sku: thing.sku,
        picture: pictureOf(thing.picture, language) ?? { ...thing.picture, alt: '' },
        returnable: thing.returnable,
        returnFee: thing.returnFee,
      },
      claim: (claim) => ({
        pictures: picturesOf(claim.pictures, loaded),
        wantedOption: wantedOf(claim, loaded, language),
      }),
      refund: refundOf(row, loaded),
    },
    asking,
  );
}
