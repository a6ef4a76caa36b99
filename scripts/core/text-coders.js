// Some JavaScript environments have no encoders, and the CEL library creates one when it loads.
import { utf8Bytes } from '../../src/core/text/utf8.ts'

export const TextEncoder =
  globalThis.TextEncoder ??
  class {
    encode(text = '') {
      return Uint8Array.from(utf8Bytes(text))
    }
  }

/** Throws for invalid input, like the option `fatal`. */
export const TextDecoder =
  globalThis.TextDecoder ??
  class {
    decode(bytes = []) {
      const escaped = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`)
      return decodeURIComponent(escaped.join('')).replace(/^\ufeff/, '')
    }
  }
