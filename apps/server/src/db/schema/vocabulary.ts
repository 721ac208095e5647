/** The words of the contract that columns hold; the wire and the tables use the same ones. */
export type RoomType =
  | 'living-room'
  | 'bedroom'
  | 'kitchen'
  | 'bathroom'
  | 'master-room'
  | 'gym'
  | 'multipurpose'
  | 'living-kitchen'
  | 'other';

export type InteriorStyle = 'industrial' | 'luxury' | 'modern' | 'scandinavian' | 'other';

export type HouseType =
  | 'duplex'
  | 'studio'
  | 'penthouse'
  | 'villa'
  | '1-bedroom'
  | '2-bedroom'
  | '3-bedroom'
  | '4-bedroom';

type Localized = { vi: string; en: string | null; ko: string | null };

/** Whom a buyer asks after the purchase. */
export type AfterSales = { name: string; phone: string; hours: Localized };

/** How a product comes to the buyer; money in đồng. */
export type Shipping = {
  method: 'package-company' | 'self';
  /** The carrier; null when the seller delivers. */
  company: string | null;
  feeType: 'free' | 'fixed' | 'free-from-amount' | 'on-quote';
  fee: number;
  freeFrom: number | null;
  /** 0 is included, null is not offered. */
  installationFee: number | null;
  /** Business days until dispatch. */
  preparationDays: number;
  packingSize: string | null;
  /** Millimetres by which it is lower without legs that come off; nothing when none do. */
  removableLegs?: number | null;
};

export type Returns = {
  /** False for made-to-order pieces that are not faulty. */
  returnable: boolean;
  withinDays: number;
  processBusinessDays: number;
  returnFee: number;
  paidBy: 'buyer' | 'seller';
  note: Localized | null;
};
