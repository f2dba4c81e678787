/**
 * The passwords that are guessed first, in small letters: those on the world's published lists, and those that Kenya
 * suggests (clubs, towns, names, mobile money). They are one text, divided by blanks, so that a bundle without it pays
 * nothing.
 */
// oxfmt-ignore
export const COMMONEST_PASSWORDS: string =
  ' 123456 password 12345678 qwerty 123456789 1234567 1234567890 111111 123123 000000 abc123 password1 iloveyou 654321 666666 121212 qwerty123 1q2w3e4r' +
  ' admin123 qwertyuiop monkey dragon letmein football baseball welcome sunshine princess master shadow superman michael jordan trustno1 starwars' +
  ' whatever freedom passw0rd p@ssword p@ssw0rd password123 password12 pass123 passw0rd1 charlie donald batman solo123 login123 welcome1' +
  ' welcome123 qazwsx 1qaz2wsx zaq12wsx 1q2w3e 1q2w3e4r5t q1w2e3r4 zxcvbn zxcvbnm asdfgh asdfghjkl asdf1234 asdfasdf qwer1234 qwerty1 qwerty12 qwerty12345' +
  ' abcdef abcdefg abcdefgh abc1234 abc12345 a123456 a12345678 a1b2c3 a1b2c3d4 aa123456 aaaaaa 112233 11223344 123321 1234321 123456a 123456789a' +
  ' 12345a 12345q 123qwe 123qweasd 123abc 147258 147258369 159753 159357 258456 222222 333333 444444 555555 777777 888888 999999 987654 987654321' +
  ' 0987654321 9876543210 7654321 87654321 102030 10203040 101010 131313 123654 789456 789456123 456789 456123 321321 232323 112112 010203 696969 007007' +
  ' 001122 121314 123789 147852 147852369 ashley bailey nicole daniel andrew joshua jessica matthew robert thomas george jennifer michelle amanda hannah' +
  ' pepper ginger cookie summer winter flower purple orange yellow silver golden diamond angels angel1 angel123 babygirl lovely loveme loveyou lovelove' +
  ' iloveu iloveyou1 iloveyou2 forever butterfly chocolate cheese computer internet samsung nokia123 google facebook facebook1 instagram whatsapp youtube' +
  ' twitter pokemon naruto minecraft fortnite killer ninja123 mustang ferrari corvette mercedes harley soccer football1 hockey basketball tigger ranger' +
  ' buster thunder phoenix slipknot metallica eminem marina maggie bandit snoopy garfield secret secret1 access access14 system server changeme' +
  ' default guest123 testing testing123 hello123 hello1 hellohello hello12345 lakers yankees cowboys patrick william anthony jasmine' +
  ' victoria rachel samantha elizabeth sophie chelsea chelsea1 chelsea123 arsenal arsenal1 arsenal123 liverpool liverpool1 liverpool123 manchester manutd' +
  ' manutd1 manchesterunited barcelona barcelona1 realmadrid ronaldo ronaldo7 messi10 juventus everton tottenham gunners gunner reddevils bayern rooney' +
  ' drogba lampard gerrard pogba06 rashford gormahia leopards harambee harambeestars kenya123 kenya254 kenya2020 kenya2022 kenya2024 mkenya nairobi' +
  ' nairobi1 nairobi254 mombasa kisumu nakuru eldoret nyeri123 kiambu machakos kakamega safaricom safaricom1 airtel mpesa123 mpesa1234 mpesa254 254254' +
  ' 254722 254700 0722000000 0700000000 0711111111 0722222222 0712345678 254712345678 0123456789 sportpesa betika odibets betway mozzart kipenga kipenga1' +
  ' kipenga123 jackpot jackpot1 jackpot123 winner winner1 winner123 casino casino123 betting betting1 lucky7 lucky777 lucky123 money123 mapenzi upendo' +
  ' asante karibu hakuna mungu123 nakupenda nakupenda1 mwalimu mpenzi mpenzi1 mrembo baraka amani123 furaha jambo123 simba123 simba1 tusker tusker1' +
  ' nyumbani shujaa pesa123 pesapesa jesus1 jesus123 jesuschrist blessed blessing blessed1 godisgood godisgreat ilovegod praisegod favour grace123' +
  ' gracious faith123 emmanuel immanuel victory success success1 hustler hustler1 kamau123 wanjiku wanjiru njoroge otieno achieng wambui mwangi mwangi123' +
  ' kariuki kimani odhiambo onyango kipchoge rudisha omondi wafula chebet kiprono cherono mutua123 brian123 kevin123 dennis123 collins brayo254 faith254' +
  ' mercy123 joyce123 esther123 purity123 sharon123 vincent kennedy samuel123 peter123 john123 mary123 james123 david123 daniel123 joseph123 ';
