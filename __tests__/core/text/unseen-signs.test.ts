import { expect, it } from '@jest/globals'
import { holdsUnseenSign, withPrinted } from '../../../src/core/text/unseen-signs.ts'

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Bidi_Control}\p{Zl}\p{Zp}]/u

it("each sign is printed or not by Unicode's properties, whether it is looked up there or not", () => {
  const signs = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((sign) =>
    sign.isWellFormed(),
  )
  const otherwise = signs.filter(
    (sign) =>
      (withPrinted(sign, () => 'other') === 'other') !== (unseen.test(sign) || /\p{Cc}/u.test(sign)) ||
      holdsUnseenSign(sign) !== unseen.test(sign),
  )
  expect(otherwise).toEqual([])
})
