/** Everything the editor says by itself. */
export type EditorLabels = {
  toolbar: string;
  heading: string;
  subheading: string;
  bold: string;
  italic: string;
  underline: string;
  bulletList: string;
  orderedList: string;
  quote: string;
  link: string;
  image: string;
  /** Several pictures beside each other, under one caption. */
  gallery: string;
  caption: string;
  /** What stands in an empty caption. */
  captionHint: string;
  /** A chosen picture in words, for whoever does not see it; and the field for it. */
  describe: string;
  describeHint: string;
  describeApply: string;
  product: string;
  undo: string;
  redo: string;
  /** The row in which a link is written. */
  linkAddress: string;
  linkApply: string;
  linkRemove: string;
  linkCancel: string;
  /** Said when what was written is no address. */
  linkInvalid: string;
  uploading: string;
  uploadFailed: string;
};
