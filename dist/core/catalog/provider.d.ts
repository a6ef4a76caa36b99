/** Where the accelerators stand, as `hardware.provider` says it. */
export interface Provider {
    readonly id: string;
    /** The name for people. */
    readonly name: string;
    /** Other spellings and products, matched without regard to case and separators. */
    readonly names: readonly string[];
    /** `google` sells TPUs; `cloud` is everybody else who rents; `own` is hardware that one has for oneself. */
    readonly family: 'google' | 'cloud' | 'own';
    readonly setting: 'cloud' | 'notebook' | 'on-premises' | 'workstation' | 'edge';
    readonly offersTpu: boolean;
    /** The guidance names it among those that have no TPUs; of other clouds no document speaks. */
    readonly isSaidToLackTpu?: true;
    /** After so many hours a session ends, whatever it does. */
    readonly longestSessionHours?: number;
    /** What the disk of a session holds beside data sets that are mounted. */
    readonly sessionDiskGB?: number;
    /** Its list of accelerators was read (gce-gpus, aws-accelerator-names, azure-vm-sizes), and the catalog follows it. */
    readonly hasReadList?: true;
    /** Its machines stand in its own data centres, on networks that are not those of AWS. */
    readonly hasOwnNetwork?: true;
    /** Its machine types are names of its own, which nobody else can grant. */
    readonly namesMachines?: true;
    /** It runs on other clouds, and so may stand beside them. */
    readonly runsOnOthers?: true;
    /** The network of its fastest machines is an Ethernet (gce-gpus). */
    readonly hasFastEthernet?: true;
}
export declare const providers: readonly Provider[];
