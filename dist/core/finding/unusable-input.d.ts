/** Input that cannot be checked at all: exit status 2, with a message for a person. */
export declare class UnusableInput extends Error {
}
