/**
 * Only for tests: no machine trusts it, and its key is not secret. Its names are the hosts of the tests' internet. It
 * holds from 2000 to 2126, whatever a machine takes for today. Made in an empty folder by OpenSSL 3 with
 *
 *     touch index.txt
 *     printf '%s\n' [ca] default_ca=own [own] database=index.txt new_certs_dir=. rand_serial=yes default_md=sha256 \
 *       policy=any copy_extensions=copy [any] commonName=supplied > ca.cnf
 *     names=IP:127.0.0.1,DNS:service.example,DNS:services.example,DNS:my-service.example,DNS:files.example
 *     openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=downloads \
 *       -addext "subjectAltName=$names" -keyout key.pem -out request.pem
 *     openssl ca -config ca.cnf -batch -notext -selfsign -keyfile key.pem -in request.pem -out cert.pem \
 *       -startdate 20000101000000Z -enddate 21260101000000Z
 */
export const TEST_CERTIFICATE = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBpDCCAUqgAwIBAgIUS9XZCoMgPfDrV1MkmSKAotAGitUwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJZG93bmxvYWRzMCAXDTAwMDEwMTAwMDAwMFoYDzIxMjYwMTAx
MDAwMDAwWjAUMRIwEAYDVQQDDAlkb3dubG9hZHMwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAROBmtKREbqZEVrAIDMpWUrz/kxJnYz1w0WxMnEAp9S4G10DfLXq2vY
l2Q5kjQpabZgAw/jbTf1kWNL1yOTfZGKo3gwdjBVBgNVHREETjBMhwR/AAABgg9z
ZXJ2aWNlLmV4YW1wbGWCEHNlcnZpY2VzLmV4YW1wbGWCEm15LXNlcnZpY2UuZXhh
bXBsZYINZmlsZXMuZXhhbXBsZTAdBgNVHQ4EFgQUQV41V6sDHan1RU4OihZcOIzR
rPswCgYIKoZIzj0EAwIDSAAwRQIgeaM8essmuBbScjtTQDLoXKJORRYYZiOkQXn+
U6XQ+AsCIQCGv1yJ+/dCiCPRBVF6pELvs0AMEEcgwBuXS3ksVowC7A==
-----END CERTIFICATE-----
`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgCMD1mK/UEhqfoqVL
zITo7cg3PHjOE3VLgrbzuhprr/ehRANCAAROBmtKREbqZEVrAIDMpWUrz/kxJnYz
1w0WxMnEAp9S4G10DfLXq2vYl2Q5kjQpabZgAw/jbTf1kWNL1yOTfZGK
-----END PRIVATE KEY-----
`,
}
