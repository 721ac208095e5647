/** A picture as the upload answers. */
export type UploadedImage = { src: string; alt?: string; width?: number; height?: number };
