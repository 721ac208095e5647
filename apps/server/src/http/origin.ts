import type { FastifyRequest } from 'fastify';

/** The product's address: the configured one, else the one the request was made to. */
export function originOf(publicUrl: string | null, request: FastifyRequest): string {
  if (publicUrl !== null) return publicUrl;
  // A host header is whatever a caller writes; what is no host name is not repeated.
  const host = /^[a-z0-9.:[\]-]+$/i.test(request.host) ? request.host : 'localhost';
  return `${request.protocol}://${host}`;
}
