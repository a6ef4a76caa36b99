import { spelled } from '../../../languages/shell/command-words.ts'
import { remembered } from '../../../text/remembered.ts'
import { moduleMeaning } from '../packages/packages.ts'
import { tellsTraining } from '../settings/command-settings.ts'
import { cloudWords, sliceOptions } from './clouds.ts'
import { usesTpu } from './devices.ts'
import { startsLaunch } from './launches.ts'
import { isOfEnvironment, namesMaker } from './makers.ts'
import { namesImageOrFile } from './traces.ts'
import { isOfHardware } from './variables.ts'

/**
 * Whether a word of a text is in one of the tables by which commands are read. Without one no command tells anything,
 * so that the text need not be cut into commands, which takes most of the time that a script takes.
 */
export const holdsTellingWord = (text: string): boolean =>
  (text.match(/[\w.-]+/g) ?? []).some((word) => word.length <= longest && isTelling(word))

/** Of the name of a file, as everywhere. */
const longest = 300

const isTelling = remembered(
  (word) =>
    startsLaunch(word) ||
    tellsTraining(word) ||
    namesImageOrFile(word) ||
    namesMaker(word) ||
    cloudWords.has(word) ||
    sliceOptions.some((option) => option === spelled(word)) ||
    usesTpu([word]) ||
    isOfEnvironment(word) ||
    isOfHardware(word) ||
    (mayBeProgram.test(word) && moduleMeaning(word) !== undefined),
)

/** A package has small letters, unlike most variables. */
const mayBeProgram = /^[A-Za-z].*[a-z]/
