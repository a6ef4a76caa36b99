/** Where the accelerators are, as `hardware.provider` names it. */
export interface Provider {
    readonly id: string;
    /** For people. */
    readonly name: string;
    /** Other spellings and products, matched regardless of case and separators. */
    readonly names: readonly string[];
    /** `google` sells TPUs; `cloud` is everyone else who rents; `own` is one's own hardware. */
    readonly family: 'google' | 'cloud' | 'own';
    readonly setting: 'cloud' | 'notebook' | 'on-premises' | 'workstation' | 'edge';
    readonly offersTpu: boolean;
    /** The guidance lists it as a cloud without TPUs; no document covers other clouds. */
    readonly isSaidToLackTpu?: true;
    /** Hours after which a session always ends. */
    readonly longestSessionHours?: number;
    /** Disk of a session, without mounted data sets. */
    readonly sessionDiskGB?: number;
    /** The catalog follows its list of accelerators (gce-gpus, aws-accelerator-names, azure-vm-sizes). */
    readonly hasReadList?: true;
    /** Its machines are in its own data centers, on networks other than AWS's. */
    readonly hasOwnNetwork?: true;
    /** Its machine types have names of its own, which no other provider offers. */
    readonly namesMachines?: true;
    /** It runs on other clouds, so both may be declared. */
    readonly runsOnOthers?: true;
    /** The network of its fastest machines is Ethernet (gce-gpus). */
    readonly hasFastEthernet?: true;
}
export declare const providers: readonly Provider[];
