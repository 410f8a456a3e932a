/** Models of consumer makes that no household insures: medium and heavy trucks, cab chassis, prototypes. */
export const COMMERCIAL_MODELS: RegExp[] = [
  /^Ford (?:F-?(?:[5-9]\d\d|[6-9]00\d?|[6-9]\d{3}|59)|B-?[6-8]\d\d|C-?\d{3,4}|L[A-Z]*-?\d{3,4}|LCF|CF\d+|Low Cab|E-[45]50|Motorhome)/i,
  /^(?:Chevrolet|GMC) (?:Kodiak|Top ?Kick|[BCPTWS]\d|C\/K [4-9]|Forward|Low Cab|LCF|Silverado (?:4|5|6)500|W-?\d|T-?Series|P-?Series|Step|Astro Heavy|Brigadier|General|BrightDrop|Cruise)/i,
  /^Ram (?:4500|5500)/i,
  /^Dodge (?:[DW]?-?\d{3}0 Chassis|4500|5500|Ram (?:4500|5500))/i,
  /^Isuzu (?:[NFEHC][A-Z]R|NPR|NQR|NRR|FTR|FVR|FRR|FSR|FXR|HTR|HVR|[NFH]-?Series|W\d)/i,
  /^Mercedes-Benz (?:L\d|LP|LN|LS|\d{3,4}[A-Z]?$|Actros|Atego|O\d|1\d{3})/i,
  /^Volvo (?:F\d|FE|FH|FL|FM|N\d|V[NHAT][LMDXR]?|W[A-Z]{2}|ACL)/i,
  /^Mitsubishi (?:F[EGHKM]|Fuso)/i,
  /^Nissan (?:UD|CM|CP)/i,
  /^Toyota (?:Dyna|Forklift)/i,
  /Chassis|Motor ?home|School Bus|Incomplete|Stripped|Forward Control/i,
];
