/** Prints the CloudFormation template of the web ACL before the API: `npm run -s web-acl > web-acl.json`. */
import { webAclTemplate } from "../stacks/web-acl.ts";

console.log(JSON.stringify(webAclTemplate(), null, 2));
